# `make demo` draws a picture, `make test` checks everything; both first install what is missing.

PREFIX ?= /usr/local
DESTDIR ?=

prefix := $(DESTDIR)$(PREFIX)
sources := Sources Tests Package.swift

# With Swift's own libraries inside, where the toolchain has them to put in, the program starts 3 ms sooner
# and runs without the toolchain.
toolchain := $(dir $(shell readlink -f "$$(command -v swift)"))..
static := $(if $(wildcard $(toolchain)/lib/swift_static),--static-swift-stdlib)

.DEFAULT_GOAL := help
.PHONY: help setup demo build test conformance lint format install uninstall clean

help: ## Say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1	\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

setup: ## Install the libraries and fonts that are missing (Debian, as root or with sudo)
	@.ci/setup

build: setup ## Build the program
	@swift build -c release $(static) --product pinfold

demo: build ## Draw the cafés of Helsinki into demo.png
	@.build/release/pinfold render Samples/helsinki-cafes.geojson -t Samples/helsinki.pmtiles -o demo.png
	@echo "The picture is $(CURDIR)/demo.png"

test: lint ## Check the style, build everything and run all tests
	swift build --build-tests
	swift test --skip-build
	@$(MAKE) --no-print-directory conformance

# Several hundred pictures take seconds with optimisation and minutes without.
suite := $(firstword $(wildcard ../shared/conformance ../../shared/conformance))

conformance: ## Draw MapLibre's render suite, where it lies beside the package: what passed must pass
ifeq ($(suite),)
	@echo "There is no ../shared/conformance; the render suite is skipped"
else
	swift build -c release --product conformance
	@.build/release/conformance render $(suite)/render --assets $(suite)/assets --score Tests/ConformanceTests/render-passing.txt
endif

lint: setup ## Check the style
	swift format lint --strict --recursive $(sources)

format: setup ## Put the sources into the house style
	swift format --in-place --recursive $(sources)

install: build ## Install into PREFIX (/usr/local); DESTDIR is put before it
	install -d "$(prefix)/bin" "$(prefix)/share/pinfold/Styles" "$(prefix)/share/pinfold/Samples"
	install -m 755 .build/release/pinfold "$(prefix)/bin/pinfold"
	install -m 644 Styles/*.json "$(prefix)/share/pinfold/Styles/"
	install -m 644 Samples/world.pmtiles "$(prefix)/share/pinfold/Samples/world.pmtiles"

uninstall: ## Remove what was installed
	rm -f "$(prefix)/bin/pinfold"
	rm -rf "$(prefix)/share/pinfold"

clean: ## Remove what was built
	rm -rf .build demo.png
