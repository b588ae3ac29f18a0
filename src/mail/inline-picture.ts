import type { LetterPicture } from '#src/media/letters/letter-pictures.ts'
import type { EmailContent } from './email-parts.ts'

/** What names a picture within its email (RFC 2392): the same for the same picture. */
export function contentIdOf({ id }: LetterPicture): string {
  return `${id}@pictures`
}

/** The pictures that an email shows, each once: the logo at its head, and those of goods. */
export function picturesOf({ look, parts }: Pick<EmailContent, 'look' | 'parts'>): LetterPicture[] {
  const goods = parts.flatMap((part) => (part.part === 'goods' ? part.goods : []))
  const shown = [look.logo?.picture, ...goods.map(({ picture }) => picture)]
  const byId = new Map(shown.flatMap((picture) => (picture ? [[picture.id, picture]] : [])))
  return [...byId.values()]
}
