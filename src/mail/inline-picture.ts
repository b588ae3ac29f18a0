import type { LetterPicture } from '#src/media/letters/letter-pictures.ts'
import type { Part } from './email-parts.ts'

/** What names a picture within its email (RFC 2392): the same for the same picture. */
export function contentIdOf({ id }: LetterPicture): string {
  return `${id}@pictures`
}

/** The pictures that an email shows, each once. */
export function picturesOf(parts: readonly Part[]): LetterPicture[] {
  const goods = parts.flatMap((part) => (part.part === 'goods' ? part.goods : []))
  const byId = new Map(goods.flatMap(({ picture }) => (picture ? [[picture.id, picture]] : [])))
  return [...byId.values()]
}
