import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The parts of the shop from left to right: an import points left only. Parts on one line do not know each other. */
const order = [
  ['core', 'config.ts'],
  ['i18n'],
  ['db'],
  ['http'],
  ['ui'],
  ['media'],
  ['mail'],
  ['settings'],
  ['catalogue'],
  ['sliders'],
  ['accounts'],
  ['orders'],
  ['storefront', 'dashboard', 'demo'],
  ['cli'],
]

// The files beside the folders join everything and know each other; server.ts and the commands come last.
const joins = String.raw`^src/(?!(config|shop|server|shop-cli)\.ts$)[^/]+\.tsx?$`
const ends = String.raw`^src/(server|shop-cli)\.ts$`
const outsideWorld = String.raw`^src/shop\.ts$`
const tests = String.raw`\.test\.tsx?$`

const left = order.map((parts) => `^src/(${parts.map((part) => part.replace('.', '\\.')).join('|')})(/|$)`)

export const importRules: IForbiddenRuleType[] = [
  ...order.map((parts, place) => ({
    name: `${parts.join(', ')}: imports point left only`,
    severity: 'error' as const,
    from: { path: at(left, place), pathNot: tests },
    to: { path: [...left.slice(place + 1), joins, ends] },
  })),
  ...order.flatMap((parts) =>
    (parts.length < 3 ? [] : parts).map((part) => ({
      name: `${part} does not know its neighbours`,
      severity: 'error' as const,
      from: { path: `^src/${part}/`, pathNot: tests },
      to: { path: parts.filter((other) => other !== part).map((other) => `^src/${other}/`) },
    })),
  ),
  {
    name: 'only the end of the road starts things: nothing imports server.ts',
    severity: 'error',
    from: { pathNot: [tests, ends] },
    to: { path: ends },
  },
  {
    name: 'a folder of src/ has its place in tools/import-rules.ts',
    severity: 'error',
    from: { path: '^src/', pathNot: [...left, joins, ends, outsideWorld] },
    to: {},
  },
  {
    name: 'shop.ts is handed in: only its type is imported',
    severity: 'error',
    from: { path: '^src/', pathNot: ['^src/(core|i18n|db|ui)/', joins, ends, tests] },
    to: { path: outsideWorld, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'core, i18n, db and ui do not know the shop',
    severity: 'error',
    from: { path: '^src/(core|i18n|db|ui)/', pathNot: tests },
    to: { path: outsideWorld },
  },
  {
    name: 'shop.ts holds types of the parts up to mail, and runs nothing',
    severity: 'error',
    from: { path: outsideWorld },
    to: { path: '^src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the shop does not import its tests and tools',
    severity: 'error',
    from: { path: '^src/', pathNot: [tests, String.raw`\.sample\.ts$`] },
    to: { path: [tests, String.raw`\.sample\.ts$`, '^(test|tools|bench)/'] },
  },
  {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
]

function at(list: string[], index: number): string {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No entry ${index}`)
  return item
}
