/**
 * What may stand in braces in a page beside the placeholders of all texts (W2): how long delivery takes where that is the
 * same everywhere, and elsewhere than in the places that differ; those places by their days, charges, sums and without
 * cash; the countries beside Oman; that collecting is free; and the names of the ways to pay that are switched on.
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
  'cash',
  'transfer',
] as const
