#include <fribidi.h>

// Macros that casts hide from other languages.
static const FriBidiParType cfribidi_any_direction = FRIBIDI_PAR_ON;
static const FriBidiFlags cfribidi_join_flags =
    FRIBIDI_FLAG_SHAPE_ARAB_PRES | FRIBIDI_FLAG_SHAPE_ARAB_LIGA;
static const FriBidiFlags cfribidi_reorder_flags = FRIBIDI_FLAG_REORDER_NSM;

static inline int cfribidi_is_right(FriBidiParType direction) {
  return FRIBIDI_IS_RTL(direction) != 0;
}
