import { readFileSync } from 'node:fs'

/** The version of package.json for src/core/version.ts; the rest of that file stays out of what browsers get. */
export const definedVersion = {
  packageVersion: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version),
}
