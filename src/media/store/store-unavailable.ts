import { Problem } from '#src/core/problem.ts'

/** What a store of pictures throws when it cannot be reached or refuses: 503, in the reader's words. The cause is for the log. */
export function storeUnavailable(cause: unknown): Problem {
  const problem = new Problem('unavailable', {
    en: 'Pictures cannot be saved or shown just now. Please try again in a moment.',
    ar: 'لا يمكن حفظ الصور أو عرضها الآن. يرجى المحاولة مرة أخرى بعد قليل.',
  })
  problem.cause = cause
  return problem
}

/** All bytes of a store's answer. Throws `storeUnavailable` when the connection is lost on the way. */
export async function bytesOf(answer: Response): Promise<Uint8Array> {
  try {
    return new Uint8Array(await answer.arrayBuffer())
  } catch (error) {
    throw storeUnavailable(error instanceof Error ? error.name : 'the answer broke off')
  }
}
