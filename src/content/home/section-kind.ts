/** What home can be made of. Those that the shop has by itself come first, in the order they stand in (product.md section 2). */
export const sectionKinds = [
  'banner',
  'intro',
  'categories',
  'new',
  'types',
  'promises',
  'popular',
  'shelves',
  'shelf',
  'text',
] as const

export type SectionKind = (typeof sectionKinds)[number]

/** Kinds of which there can be several, each with words of its own. */
export const ownKinds: readonly SectionKind[] = ['shelf', 'text']

/** Kinds in which categories stand by their names, from three of them on. */
export const ofCategories: readonly SectionKind[] = ['categories', 'types']

/** Home as it is until the owner arranges it: each kind once. */
export const usualSections: readonly { id: string; kind: SectionKind }[] = sectionKinds
  .filter((kind) => !ownKinds.includes(kind))
  .map((kind) => ({ id: kind, kind }))
