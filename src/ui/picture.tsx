import type { ComponentProps } from 'react'
import { noPicturePath, type PictureWidth, sourcesOf } from '#src/core/picture-name.ts'
import { sighted } from './picture-sights.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'sizes' | 'loading' | 'srcSet'> & {
  src: string
  alt: string
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** Widths in px in which it may be wanted, the smallest first. */
  widths?: readonly PictureWidth[]
  /** Seen at once, as a banner or a cover: asked for first. */
  priority?: boolean
  width?: number
  height?: number
}

/**
 * A picture of the shop in AVIF, in the width the screen needs, and for older browsers in WebP, in the middle one of the
 * widths; its place is kept while it loads, on a page from the server in
 * its own colours (core/picture-sight.ts). Without an address, as of a product brought in from another shop, what the owner chose (P14).
 */
export function Picture({
  src,
  alt,
  sizes,
  widths = [320, 640, 960],
  priority = false,
  width = 1080,
  height = 1080,
  className = '',
  style,
  ...rest
}: PictureProps) {
  const ours = sourcesOf(src, widths)
  return (
    <picture className="contents">
      {ours && <source type="image/avif" srcSet={ours.avif} sizes={sizes} />}
      <img
        {...rest}
        srcSet={ours?.webp}
        src={src || noPicturePath}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={`h-auto w-full bg-well ${className}`}
        style={import.meta.env.SSR ? sighted(src, style) : style}
        // What the server set goes with the load (app/entry.client.tsx), which React may come after.
        suppressHydrationWarning
      />
    </picture>
  )
}
