/**
 * What may stand in braces in a page beside the placeholders of all texts (W2): how long delivery takes where that is the
 * same everywhere, and elsewhere than in the places that differ; those places by their days, charges, sums and without
 * cash; the countries beside Oman; and that collecting is free.
 */
export const pagePlaceholders = [
  'timeEverywhere',
  'timeElsewhere',
  'zoneDays',
  'zoneCharges',
  'zoneFreeSums',
  'zoneCash',
  'countries',
  'collection',
] as const
