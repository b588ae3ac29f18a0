import { Link } from 'react-router'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Empty } from '#src/ui/empty.tsx'
import { listingMessages } from './listing.messages.ts'

type EmptyShelfProps = {
  title: string
  text: string
  /** The shelf around this one; the whole shop without it. */
  around?: { to: string; label: string } | undefined
}

/** A list of the shop without goods, in SPEC's words, and where there are some. */
export function EmptyShelf({ title, text, around }: EmptyShelfProps) {
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
