import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { productMessages } from './product.messages.ts'

/** The way to where the sizes are explained: a page of this shop, or elsewhere. */
export function SizeGuide({ address }: { address: string }) {
  const words = useMessages(productMessages)
  const href = useHref()
  return (
    <a
      href={address.startsWith('/') ? href(address) : address}
      className="text-link inline-flex min-h-11 w-fit items-center text-sm"
    >
      {words.sizeGuide}
    </a>
  )
}
