import type { Product } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { outsideLink, whatsappLink } from '#src/settings/contact-links.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { WhatsappIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

/** The way on where nothing is left: a WhatsApp text that names the product. Nothing where the shop has no WhatsApp (P8). */
export function AskForMore({ product, whatsappNumber }: { product: Product; whatsappNumber: string }) {
  const words = useMessages(productMessages)
  const name = nameIn(useLocale(), product)
  const address = whatsappLink(whatsappNumber)
  if (!address) return null
  return (
    <a
      href={`${address}?text=${encodeURIComponent(words.askForMoreText(name))}`}
      {...outsideLink}
      className={buttonClass('secondary')}
    >
      <WhatsappIcon size={20} />
      {words.askForMore}
    </a>
  )
}
