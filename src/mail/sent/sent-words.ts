import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { readPictureName, variantName } from '#src/core/picture-name.ts'

/** What an email said, as plain text and as HTML. */
export type SentWords = { text: string; html: string }

/** Characters of packed words a row may hold: a letter about an order of fifty lines takes about 8,000. */
const mostPacked = 48 * 1024
/** Bytes that packed words may unfold to. */
const mostBytes = 4 * 1024 * 1024
const longestSubject = 300

/** The words of an email as its row keeps them; null for those too long to be kept. Pictures stay with the goods and the shop, whose they are. */
export function packWords({ text, html }: SentWords): string | null {
  const packed = deflateRawSync(JSON.stringify({ text, html })).toString('base64')
  return packed.length <= mostPacked ? packed : null
}

/** The words that a row keeps; undefined where it keeps none. */
export function unpackWords(packed: string | null): SentWords | undefined {
  if (!packed) return undefined
  const { text, html } = JSON.parse(
    inflateRawSync(Buffer.from(packed, 'base64'), { maxOutputLength: mostBytes }).toString('utf8'),
  )
  return { text, html: picturesFromTheShop(html) }
}

/** A subject as its row keeps it: one line of a bounded length. */
export function keptSubject(subject: string): string {
  return subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longestSubject)
}

/** What came with the email is shown from where the shop has it: the pictures of goods small, the logo wide enough for its plate. */
function picturesFromTheShop(html: string): string {
  return html.replace(/src="cid:([0-9a-f]{32})(-logo)?@pictures"/g, (_, id: string, logo?: string) => {
    const name = variantName({ id, width: logo ? 480 : 160, format: 'webp' })
    return readPictureName(name) ? `src="/pictures/${name}"` : ''
  })
}
