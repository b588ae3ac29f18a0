import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { unbroken } from '#src/i18n/unbroken.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { lineMessages } from './choice.messages.ts'

type Shown = { id: string; name: string; nameAr?: string | undefined; color: string; size: string }

/** The picture of a line; its text alternative is the name beside it. */
export function LinePicture({ imageUrl, className = '' }: { imageUrl: string; className?: string }) {
  return (
    <Picture
      src={imageUrl}
      alt=""
      sizes="112px"
      widths={[160, 320]}
      className={`aspect-square object-cover ${className}`}
    />
  )
}

/** Where a line leads: to its product, in its colour and size (P20). */
export function linePath({ id, color, size }: Pick<Shown, 'id' | 'color' | 'size'>): string {
  return productPath({ _id: id }, color, size)
}

/**
 * The name of a line as a link to its product, in its colour and size (P20). Cut by width at product.md section 5's characters for the place; the
 * whole name stays in the page for assistive technology (P10).
 */
export function LineName({ line, place }: { line: Shown; place: keyof typeof cuts }) {
  const href = useHref()
  const name = nameIn(useLocale(), line)
  return (
    <Link
      to={href(linePath(line))}
      title={name}
      className={`block min-w-0 truncate font-normal underline-offset-4 hover:text-wine hover:underline ${cuts[place]}`}
    >
      <bdi>{unbroken(name)}</bdi>
    </Link>
  )
}

/** Colour and size of a line, where the product has them. */
export function LineChoice({ color, size }: { color: string; size: string }) {
  const colourName = useColourNames()
  const words = useMessages(lineMessages)
  if (color === notApplicable && size === notApplicable) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-muted">
      {color !== notApplicable && (
        <span className="inline-flex items-center gap-1.5">
          <span className="sr-only">{words.colour} </span>
          <ColourDot colour={color} className="size-3.5" />
          <bdi>{colourName(color)}</bdi>
        </span>
      )}
      {size !== notApplicable && (
        <span>
          {words.size} <bdi>{size}</bdi>
        </span>
      )}
    </p>
  )
}

const cuts = {
  cart: 'max-w-[28ch] max-[401px]:line-clamp-2 max-[401px]:whitespace-normal min-[401px]:max-w-[55ch] min-[769px]:max-w-[70ch]',
  summary: 'max-w-[42ch] min-[401px]:max-w-[55ch] min-[769px]:max-w-[30ch]',
  checkout:
    'max-w-[20ch] min-[401px]:max-w-[180ch] min-[401px]:whitespace-normal min-[769px]:max-w-[30ch] min-[769px]:whitespace-nowrap',
}
