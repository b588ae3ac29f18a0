// What no linter checks: sides, sizes and the lockfile. Each function is given what it judges, so that a test can.

/** A file over this many lines needs a decision record that allows it. */
const longestFile = 300
/** A room with more files than this needs inner rooms with names, or a record that allows it. */
const mostFiles = 25
const mostDependencies = 36

// Arabic turns the page round: a side has no name but start and end.
const sidedClass =
  /(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr])-[\w[(]|(?<![\w-])-?(?:left|right)-(?:\d|\[|\(|px\b|auto\b|full\b)|(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])|(?<![\w-])(?:rounded|border)-(?:[lr]|[tb][lr])(?![a-z])/
const sidedStyle =
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b|\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|\btext-?[aA]lign:\s*['"]?(?:left|right)\b|\bstyle=\{\{[^}]*\b(?:left|right):/
const sidedDeclaration = /(?:^|[{;\s])(?:left|right|float:\s*left|float:\s*right)\s*:/

export type SourceFile = { path: string; text: string }
type Lockfile = { packages: Record<string, LockedPackage> }
type LockedPackage = { resolved?: string; optionalDependencies?: Record<string, string> }
type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }

/**
 * What a decision record allows itself to break a rule: one line `Allowed: path, because …` for each file or room.
 * A path that stands anywhere else in a record allows nothing, nor does the path of a file in a room allow the room.
 */
export function allowedIn(decisions: string): ReadonlySet<string> {
  return new Set([...decisions.matchAll(/^Allowed: (\S+), because \S.*$/gm)].map(([, path = '']) => path))
}

/** Files that are too long, except those that one of the decision records allows. */
export function findLongFiles(files: SourceFile[], decisions: string): string[] {
  const allowed = allowedIn(decisions)
  return files
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ path, lines }) => lines > longestFile && !allowed.has(path))
    .map(
      ({ path, lines }) =>
        `${path}: ${lines} lines; split it, or say in docs/decisions "Allowed: ${path}, because …"`,
    )
}

/** Rooms that hold too many files, except those that one of the decision records allows; tests and migrations do not count. */
export function findCrowdedRooms(files: SourceFile[], decisions: string): string[] {
  const counted = files.filter(({ path }) => !/\.(?:test|sample)\.tsx?$|\/migrations\//.test(path))
  const allowed = allowedIn(decisions)
  const rooms = Map.groupBy(counted, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  return [...rooms]
    .filter(([room, inside]) => inside.length > mostFiles && !allowed.has(room))
    .map(([room, inside]) => `${room}: ${inside.length} files; give its inner rooms names`)
}

/** Left and right in classes and styles, where start and end are meant. */
export function findSides(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found =
        sidedClass.exec(line) ??
        sidedStyle.exec(line) ??
        (path.endsWith('.css') ? sidedDeclaration.exec(line) : null)
      return found
        ? [`${path}:${index + 1}: "${found[0].trim()}" names a side; Arabic needs start or end`]
        : []
    }),
  )
}

/** A language compared by its name outside of tests: whoever adds one would have to find each of these places. */
export function findNamedLanguages(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    /\.(?:test|sample)\.tsx?$/.test(path)
      ? []
      : [...text.matchAll(/[!=]==? *['"](?:en|ar)['"]|['"](?:en|ar)['"] *[!=]==?/g)].map(
          ([found]) => `${path}: "${found}" compares with one language; src/core/locale.ts says what differs`,
        ),
  )
}

/** Too many packages in the running shop. */
export function findTooManyDependencies({
  dependencies = {},
  optionalDependencies = {},
}: Manifest): string[] {
  const count = Object.keys(dependencies).length + Object.keys(optionalDependencies).length
  return count > mostDependencies
    ? [`package.json: ${count} runtime dependencies, at most ${mostDependencies}`]
    : []
}

/**
 * What makes `npm ci` fail on another machine: an optional dependency that the lockfile names but does not hold
 * (a release whose parts for other platforms were not out yet), or an address that only this machine knows.
 */
export function findLockfileTraps({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, resolved }]) => {
    const absent = Object.keys(optionalDependencies).filter((name) => !isHeld(packages, place, name))
    const foreign = resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')
    return [
      ...absent.map(
        (name) => `package-lock.json: ${place} needs ${name}, which is not in it; take an older release`,
      ),
      ...(foreign ? [`package-lock.json: ${place} comes from ${resolved}, which others may not reach`] : []),
    ]
  })
}

// A package is looked for beside the one that asks, then one node_modules further up, as Node does.
function isHeld(packages: Lockfile['packages'], place: string, name: string): boolean {
  const own = place === '' ? '' : `${place}/`
  if (packages[`${own}node_modules/${name}`]) return true
  return (
    place !== '' &&
    isHeld(packages, place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1)), name)
  )
}
