import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Link } from '#src/ui/router/link.tsx'
import { didYouMeanMessages } from './did-you-mean.messages.ts'

type Props = { text: string; className: string; onChoose?: () => void }

/** The words that would have found something, where those typed found nothing. */
export function DidYouMean({ text, className, onChoose }: Props) {
  const words = useMessages(didYouMeanMessages)
  const href = useHref()
  return (
    <p className={className}>
      {words.didYouMean}{' '}
      <Link
        to={`${href('/shop')}?${new URLSearchParams({ q: text })}`}
        onClick={onChoose}
        className="text-link inline-block py-1.5"
      >
        <bdi>{text}</bdi>
      </Link>
    </p>
  )
}
