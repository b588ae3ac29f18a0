import { answerOf } from './api.ts'

/** A page of a bare list: what the headers say beside it (A1). */
export type ListPage<T> = { items: T[]; total: number; nextCursor: string | undefined }

type ListReply<T> = { ok: boolean; status: number; headers: Headers; json(): Promise<T[]> }

/** Waits for a call that answers a bare list, with its length and next page from the headers. Throws ApiProblem. */
export async function listPageOf<T>(call: Promise<ListReply<T>>): Promise<ListPage<T>> {
  let headers = new Headers()
  const items = (await answerOf(
    call.then((reply) => {
      headers = reply.headers
      return reply
    }),
  )) as T[]
  const next = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1]
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    nextCursor: next && (new URL(next, 'http://shop').searchParams.get('cursor') ?? undefined),
  }
}
