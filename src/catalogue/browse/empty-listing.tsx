import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { listingMessages } from './listing.messages.ts'

type EmptyListingProps = {
  title: string
  text: string
  /** The category around this listing; the whole shop without it. */
  around?: { to: string; label: string } | undefined
}

/** A list of the shop without goods, in product.md's words, and where there are some. */
export function EmptyListing({ title, text, around }: EmptyListingProps) {
  const { seeAll } = useMessages(listingMessages)
  const href = useHref()
  return (
    <Empty
      title={title}
      text={text}
      action={
        <Link to={around?.to ?? href('/shop')} className={buttonClass('secondary')}>
          {around?.label ?? seeAll}
        </Link>
      }
    />
  )
}
