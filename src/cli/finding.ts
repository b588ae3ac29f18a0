/** What the doctor says of one thing: well, or what to do about it. */
export type Finding = { what: string; well: boolean; says: string }

/** One line: the mark, what was looked at, what was found. */
export function lineOf({ what, well, says }: Finding): string {
  return `${well ? 'ok ' : 'BAD'}  ${what.padEnd(12)} ${says.replace(/\s+/g, ' ')}`
}

/** A finding from a look that may throw: then it is bad, and says why. */
export async function look(what: string, find: () => Promise<string | Finding>): Promise<Finding> {
  try {
    const found = await find()
    return typeof found === 'string' ? { what, well: true, says: found } : found
  } catch (error) {
    return { what, well: false, says: error instanceof Error ? error.message : String(error) }
  }
}

/** A finding that somebody has to do something about. */
export function bad(what: string, says: string): Finding {
  return { what, well: false, says }
}
