import { useMessages } from '#src/i18n/use-locale.ts'
import { callLink, readablePhone } from '#src/settings/contact-links.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { Empty } from '#src/ui/empty.tsx'
import { closedOrderMessages } from './closed-order.messages.ts'
import { OrderHelp } from './order-help.tsx'

/** What the link to an order in the bin says, and whom to ask (O13, O21). */
export default function ClosedOrder({ orderId }: { orderId: string }) {
  const words = useMessages(closedOrderMessages)
  const { whatsappNumber, contactNumber } = useShop().settings
  return (
    <div data-testid="closed-order">
      <Empty
        title={words.closed}
        text={words.ask}
        action={
          contactNumber && (
            <a href={callLink(contactNumber)} className="text-link">
              <bdi dir="ltr" className="figures">
                {readablePhone(contactNumber)}
              </bdi>
            </a>
          )
        }
        className="pb-4"
      />
      <OrderHelp orderId={orderId} whatsappNumber={whatsappNumber} />
    </div>
  )
}
