import { useMessages } from '#src/i18n/use-locale.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { whatsappLink } from '#src/settings/contact-links.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { WhatsappIcon } from '#src/ui/icons.tsx'

/** A WhatsApp link with the order's number in the message; nothing where the shop has no WhatsApp (P8). */
export function OrderHelp({ orderId, whatsappNumber }: { orderId: string; whatsappNumber: string }) {
  const words = useMessages(trackMessages)
  const address = whatsappLink(whatsappNumber)
  if (!address) return null
  return (
    <div className="mt-10 flex flex-wrap items-center justify-center gap-4 border-t lg:justify-start border-hairline pt-8">
      <p>{words.help}</p>
      <a
        href={`${address}?text=${encodeURIComponent(words.whatsappText(orderId))}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary')}
      >
        <WhatsappIcon size={20} />
        {words.whatsapp}
      </a>
    </div>
  )
}
