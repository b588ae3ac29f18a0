import { ApiProblem } from '#src/ui/data/api.ts'
import { PageNotFound } from '#src/ui/data/page-data.ts'

/** Statuses by which the API says that an address names nothing of this shop. */
const unknownAddress = [400, 404, 422]

/** Waits for what an address asks for; throws the not-found page when the API has no such thing. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiProblem && unknownAddress.includes(error.status)) throw new PageNotFound()
    throw error
  }
}
