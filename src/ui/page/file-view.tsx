import { type CSSProperties, useState } from 'react'
import { ImageIcon } from '#src/ui/icons.tsx'

type FileViewProps = {
  src: string
  /** The file's name, which stands in its place where the browser cannot show it: Chromium a HEIC. */
  name: string
  alt: string
  className: string
  style?: CSSProperties
}

/** A picture that is still a file of this machine. */
export function FileView({ src, name, className, ...image }: FileViewProps) {
  const [unseen, setUnseen] = useState('')
  if (unseen !== src) {
    // biome-ignore lint/a11y/useAltText: every caller gives one
    return <img src={src} className={className} onError={() => setUnseen(src)} {...image} />
  }
  return (
    <span className={`${className} grid place-content-center justify-items-center gap-2 p-3 text-muted`}>
      <ImageIcon />
      <bdi className="max-w-full truncate text-sm">{name}</bdi>
    </span>
  )
}
