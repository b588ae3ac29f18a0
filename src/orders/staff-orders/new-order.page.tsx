import { useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import { NewOrderForm } from './new-order-form.tsx'

/** /dashboard/newOrder: an order by phone, WhatsApp, Instagram or at the counter (O19). */
export default function NewOrderPage() {
  const words = useMessages(newOrderMessages)
  const { shopName } = useShop()
  return (
    <>
      <PageHead title={words.title} shopName={shopName} />
      <NewOrderForm />
    </>
  )
}
