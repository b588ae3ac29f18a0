import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { outsideLink, whatsappLink } from '#src/settings/contact-links.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { AlertIcon, WhatsappIcon } from '#src/ui/icons.tsx'
import { shortLineMessages } from './short-line.messages.ts'

const way = 'text-link min-h-9 touchable text-start'

type ShortLineProps = {
  line: CartLine
  /** Pieces the shop has of it; fewer than the line asks for. */
  left: number
  /** It has just come back: the keyboard focus goes here. */
  restored: boolean
  onQuantity: (quantity: number) => void
  onDelete: () => void
}

/** What can be done with a line of which too little is left: take what there is, delete it, ask for more (O14, P8). */
export function ShortLine({ line, left, restored, onQuantity, onDelete }: ShortLineProps) {
  const words = useMessages(shortLineMessages)
  const name = nameIn(useLocale(), line)
  const address = whatsappLink(useSettings()?.whatsappNumber ?? '')
  return (
    <>
      <p className="flex items-start gap-1.5 text-sm font-normal text-amber">
        <AlertIcon size={18} className="mt-0.5" />
        {left > 0 ? words.left(left) : words.soldOut}
      </p>
      <div className="flex flex-wrap gap-x-5 text-sm">
        {left > 0 && (
          <button type="button" className={way} onClick={() => onQuantity(left)}>
            {words.take(left)}
          </button>
        )}
        {left === 0 && (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: only after Undo, so that the keyboard does not lose its place.
            autoFocus={restored}
            className={way}
            aria-label={`${words.remove}: ${name}`}
            onClick={onDelete}
          >
            {words.remove}
          </button>
        )}
        {address && (
          <a
            href={`${address}?text=${encodeURIComponent(words.askText(name))}`}
            {...outsideLink}
            className={`${way} inline-flex items-center gap-1.5`}
          >
            <WhatsappIcon size={16} />
            {words.ask}
          </a>
        )}
      </div>
    </>
  )
}
