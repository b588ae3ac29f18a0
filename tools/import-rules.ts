import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The parts of the shop from left to right: an import points left only, types included. */
export const slices = [
  'core',
  'config.ts',
  'i18n',
  'db',
  'shop.ts',
  'http',
  'ui',
  'render',
  'media',
  'audit',
  'mail',
  'places',
  'settings',
  'delivery',
  'notices',
  'tax',
  'operate',
  'catalogue',
  'sliders',
  'accounts',
  'orders',
  'customers',
  'contact',
  'content',
  'opening',
  'offline',
  'storefront',
  'dashboard',
  'demo',
  'cli',
  'app',
  'server.ts',
]

/** What a slice says in its rooms.json: its rooms from left to right (`.` is the slice itself) and what others may import. */
type Plan = { rooms: string[]; doors: string[] }

const tests = String.raw`\.test\.tsx?$`
const samples = String.raw`\.sample\.tsx?$`
const ofTests = [tests, samples]
const outsideWorld = String.raw`^src/shop\.ts$`

/** The rules for a checkout whose `src/` stands in `directory`: the order of the slices, and what each says of its rooms. */
export function importRulesOf(directory: string): IForbiddenRuleType[] {
  const plans = globSync('src/*/rooms.json', { cwd: directory }).map((file) => ({
    slice: path.basename(path.dirname(file)),
    plan: JSON.parse(readFileSync(path.join(directory, file), 'utf8')) as Plan,
  }))
  return [
    ...betweenSlices(slices.map((slice) => `^src/${escaped(slice)}${slice.includes('.') ? '$' : '/'}`)),
    ...plans.flatMap(({ slice, plan }) => [...betweenRooms(slice, plan.rooms), ...throughDoors(slice, plan)]),
    ...ofTheHouse,
  ]
}

function betweenSlices(places: string[]): IForbiddenRuleType[] {
  return [
    ...leftOnly(places, (index) => `${slices[index]}: imports point left only`),
    {
      name: 'a part of src/ has its place in tools/import-rules.ts',
      severity: 'error',
      from: { path: '^src/', pathNot: [...places, ...ofTests] },
      to: {},
    },
  ]
}

function betweenRooms(slice: string, rooms: string[]): IForbiddenRuleType[] {
  const places = rooms.map((room) => placeOf(slice, room))
  return [
    ...leftOnly(places, (index) => `${slice}/${rooms[index]}: imports point left only`),
    {
      name: `a room of ${slice} has its place in src/${slice}/rooms.json`,
      severity: 'error',
      from: { path: `^src/${slice}/`, pathNot: [...places, ...ofTests] },
      to: {},
    },
  ]
}

function throughDoors(slice: string, { rooms, doors }: Plan): IForbiddenRuleType[] {
  if (doors.includes('*')) return []
  const inner = rooms.filter((room) => room !== '.').map((room) => placeOf(slice, room))
  return [
    {
      name: `${slice} is entered by the doors of its rooms.json`,
      severity: 'error',
      from: { path: '^src/', pathNot: [`^src/${slice}/`, ...ofTests] },
      to: { path: inner, pathNot: [...doors.map((door) => `^src/${slice}/${escaped(door)}$`), samples] },
    },
  ]
}

/** Every place but the last may not import the places after it. */
function leftOnly(places: string[], nameOf: (index: number) => string): IForbiddenRuleType[] {
  return places.slice(0, -1).map((path, index) => ({
    name: nameOf(index),
    severity: 'error',
    from: { path, pathNot: ofTests },
    to: { path: places.slice(index + 1) },
  }))
}

function placeOf(slice: string, room: string): string {
  return room === '.' ? `^src/${slice}/[^/]+$` : `^src/${slice}/${escaped(room)}/`
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.')
}

const ofTheHouse: IForbiddenRuleType[] = [
  {
    name: 'shop.ts is handed in: only its type is imported',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: outsideWorld, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'shop.ts holds types, and runs nothing',
    severity: 'error',
    from: { path: outsideWorld },
    to: { path: '^src/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the shop does not import its tests and tools',
    severity: 'error',
    from: { path: '^src/', pathNot: ofTests },
    to: { path: [...ofTests, '^(test|tools|bench|build)/'] },
  },
  { name: 'no cycles, types included', severity: 'error', from: {}, to: { circular: true } },
]
