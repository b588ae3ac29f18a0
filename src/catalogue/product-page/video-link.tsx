import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { PlayIcon } from '#src/ui/icons.tsx'
import { productMessages } from './product.messages.ts'

/** Opens a product's film beside the shop; an address that is not of the web opens nothing. */
export function VideoLink({ address }: { address: string }) {
  const words = useMessages(productMessages)
  if (!/^https?:\/\//i.test(address)) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={`${buttonClass('secondary')} w-fit`}
    >
      <PlayIcon size={20} />
      {words.watchVideo}
      <span className="sr-only"> {words.newTab}</span>
    </a>
  )
}
