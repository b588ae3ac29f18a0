import { type Pieces, piecesOf, type SharedText } from './shared-text.ts'

type Split = { before: string; common: string; after: string }

const splits = new WeakMap<Response, Split>()

/**
 * A reply that the page cache takes as it was made, with what many have in common apart: put together it would be copied, searched
 * and taken apart again. Whoever else reads it gets all of it in one.
 */
export function splitReply(split: Split, init: ResponseInit): Response {
  const body = new ReadableStream<Uint8Array>(
    {
      pull(reader) {
        reader.enqueue(Buffer.from(split.before + split.common + split.after))
        reader.close()
      },
    },
    { highWaterMark: 0 },
  )
  const reply = new Response(body, init)
  splits.set(reply, split)
  return reply
}

/** The bytes of a reply, around the shared text where that stands in it. */
export async function readPieces(reply: Response, shared: SharedText | undefined): Promise<Pieces> {
  const split = splits.get(reply)
  if (split && shared && split.common === shared.text)
    return { before: ownBytes(split.before), shared, after: ownBytes(split.after) }
  return piecesOf(Buffer.from(await reply.arrayBuffer()), shared)
}

/** In memory of its own: a short buffer would be part of one that many others hold. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}
