import { use, useRef, useState } from 'react'
import type { ProductCard as CardData } from '#src/catalogue/product/product.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { discountPercent, inBaisa } from '#src/core/money.ts'
import { unbroken } from '#src/i18n/unbroken.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { KeptMarkup } from '#src/render/kept-markup.ts'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { productCardMessages } from './product-card.messages.ts'

/** A card in a grid of 2, 3 or 5 columns in the page's column; carousels of the same widths may use it as it is. */
const gridSizes =
  '(min-width: 1248px) 224px, (min-width: 1024px) 18vw, (min-width: 768px) 30vw, calc(50vw - 22px)'
const cardWidths = [160, 320, 480, 640] as const

type CardProps = {
  card: CardData
  /** Seen at once when the page opens. */
  priority?: boolean
  /** How wide its picture is shown, where that is not a grid's column. */
  sizes?: string | undefined
}

const outside = { className: 'group/card relative', 'data-testid': 'product-card' }

/** A product in a list: one link over all of it, and a heart on top. The server makes a card once for all pages that show it. */
export const ProductCard = import.meta.env.SSR ? KeptCard : Card

function KeptCard(props: CardProps) {
  const insideOf = use(KeptMarkup)
  const card = <Card {...props} />
  if (!insideOf) return card
  const inside = insideOf(card, props.card.images[0] ?? '')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React made of the card.
  return <div {...outside} dangerouslySetInnerHTML={{ __html: inside }} />
}

function Card({ card, priority = false, sizes = gridSizes }: CardProps) {
  const locale = useLocale()
  const href = useHref()
  const words = useMessages(productCardMessages)
  const [wanted, setWanted] = useState(false)
  const picture = useRef<HTMLImageElement>(null)
  const name = nameIn(locale, card)
  const [cover = '', second] = card.images
  const { originalPrice, offerPrice, colours } = card
  const percent = offerPrice === undefined ? 0 : discountPercent(inBaisa(originalPrice), inBaisa(offerPrice))
  return (
    <div {...outside}>
      <div className="card-picture">
        <Picture
          ref={picture}
          src={cover}
          alt=""
          sizes={sizes}
          widths={cardWidths}
          priority={priority}
          className={card.soldOut && 'opacity-55'}
        />
        {wanted && second && <SecondView src={second} sizes={sizes} />}
        {card.soldOut && (
          <span className="figures absolute start-2 bottom-2 z-1 rounded-sm bg-raised px-1 text-[0.8125rem] font-normal">
            {words.soldOut}
          </span>
        )}
        {colours && (
          <span role="img" aria-label={words.colours(colours.names[locale])} className="card-dots">
            {colours.paints.map((paint) => (
              <i key={paint} style={{ background: paint }} />
            ))}
            {colours.more > 0 && `+${colours.more}`}
          </span>
        )}
      </div>
      <Link
        to={href(productPath(card))}
        picture={picture}
        data-warm=""
        onPointerEnter={(event) => event.pointerType === 'mouse' && setWanted(true)}
        onFocus={(event) => event.target.matches(':focus-visible') && setWanted(true)}
        className="card-link"
      >
        {/* In the page's direction: a name in the other script begins where its card begins. */}
        <span className="line-clamp-2 text-md leading-snug group-hover/card:text-wine">
          <bdi>{unbroken(name)}</bdi>
        </span>
      </Link>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-1 text-sm leading-snug">
        <Price
          amount={offerPrice ?? originalPrice}
          original={originalPrice}
          from={card.from}
          className={`${percent > 0 ? 'contents!' : ''} ${card.soldOut ? 'text-muted' : ''}`}
        />
        {!card.soldOut && percent > 0 && (
          <span className="figures text-[0.75rem] font-normal text-wine">{words.percentOff(percent)}</span>
        )}
      </p>
      <FavouriteButton id={card._id} name={name} className="absolute end-0 top-0" />
    </div>
  )
}

/** Asked for by a mouse or the keyboard's focus only, so that nobody pays for pictures that are not looked at: a tap goes on to the product. */
function SecondView({ src, sizes }: { src: string; sizes: string }) {
  const [ready, setReady] = useState(false)
  return (
    <Picture
      src={src}
      alt=""
      sizes={sizes}
      widths={cardWidths}
      onLoad={() => setReady(true)}
      data-testid="second-view"
      className={`absolute inset-0 opacity-0 transition-opacity duration-calm ${ready ? 'group-focus-within/card:opacity-100 group-hover/card:opacity-100' : ''}`}
    />
  )
}
