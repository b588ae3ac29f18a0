import { useState } from 'react'
import { readPictureUrl } from '#src/core/picture-name.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ImageIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { auditMessages } from './audit.messages.ts'

/** Pictures that a value of the log names, in their order; `more` where the log has cut a long list. */
export type Named = { pictures: string[]; more: boolean }

/** The pictures of a value that is addresses of pictures of this shop and nothing else; undefined for any other. */
export function picturesIn(value: string): Named | undefined {
  const parts = value.split(', ')
  const more = parts.at(-1)?.endsWith('…') ?? false
  const pictures = more ? parts.slice(0, -1) : parts
  const areAll = pictures.length > 0 && pictures.every((part) => readPictureUrl(part) !== undefined)
  return areAll ? { pictures, more } : undefined
}

/** The pictures of a value that says which colour each shows (P20), with the colour; undefined for any other. */
export function colouredIn(value: string): { src: string; color: string }[] | undefined {
  const pairs = [...value.matchAll(/"([^"\\]+)":("(?:[^"\\]|\\.)*")/g)].map(([, src = '', color = '']) => ({
    src,
    color: String(JSON.parse(color)),
  }))
  return pairs.length > 0 && pairs.every(({ src }) => readPictureUrl(src)) ? pairs : undefined
}

/** Each with what it shows. */
export function ColouredPictures({
  pairs,
  nameOf,
}: {
  pairs: { src: string; color: string }[]
  nameOf: (color: string) => string
}) {
  const words = useMessages(auditMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 align-middle">
      {pairs.map(({ src, color }, at) => (
        <span key={src} className="inline-flex items-center gap-1">
          <Small src={src} alt={words.picture(at + 1)} />
          <bdi>{nameOf(color)}</bdi>
        </span>
      ))}
    </span>
  )
}

/** Them as they look, small and whole; one that the shop no longer has is a sign. */
export function AuditPictures({ pictures, more }: Named) {
  const words = useMessages(auditMessages)
  return (
    <span className="inline-flex flex-wrap items-center gap-1 align-middle">
      {pictures.map((src, at) => (
        <Small key={src} src={src} alt={words.picture(at + 1)} />
      ))}
      {more && '…'}
    </span>
  )
}

function Small({ src, alt }: { src: string; alt: string }) {
  const [gone, setGone] = useState(false)
  return (
    <span className="grid size-10 place-items-center overflow-hidden rounded-sm bg-sunken text-muted">
      {gone ? (
        <>
          <ImageIcon size={18} />
          <span className="sr-only">{alt}</span>
        </>
      ) : (
        <Picture
          src={src}
          alt={alt}
          title={alt}
          sizes="40px"
          widths={[160]}
          onError={() => setGone(true)}
          className="size-10! object-contain"
        />
      )}
    </span>
  )
}
