import type { Context } from 'hono'
import { byteOrderMark, csvLine } from '#src/core/csv.ts'
import { createTurns, streamOf } from './stream.ts'

type Cell = string | number | undefined

/** A table to be written as CSV: its header, and its rows in chunks as they are read. */
export type Sheet = { columns: readonly string[]; chunks: AsyncGenerator<Cell[][]> }

/** One chunk of one file at a time, however many are being written. */
const inTurn = createTurns()

/** The whole file as texts: mark of UTF-8, header, then each chunk. */
export async function* csvTexts({ columns, chunks }: Sheet): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  try {
    for (;;) {
      const { done, value } = await inTurn(() => chunks.next())
      if (done) return
      yield value.map(csvLine).join('')
    }
  } finally {
    await chunks.return(undefined)
  }
}

/**
 * A CSV file that is written while it is read, as fast as it is taken. The first rows are read before the reply
 * begins, so that an unavailable database is still answered with 503.
 */
export async function csvReply(c: Context, name: string, { columns, chunks }: Sheet): Promise<Response> {
  const first = await inTurn(() => chunks.next())
  async function* all() {
    if (!first.done) yield first.value
    yield* chunks
  }
  return c.body(streamOf(csvTexts({ columns, chunks: all() })), 200, {
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename="${name}"`,
  })
}

/** A CSV reply, for a route's `responses`. */
export const csvResponse = {
  description: 'A CSV file: UTF-8 with its mark, amounts in OMR with 3 decimals',
  content: { 'text/csv': { schema: { type: 'string' as const } } },
}
