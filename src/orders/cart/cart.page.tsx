import { useCart } from '#src/catalogue/cart/use-cart.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { LinesSkeleton } from '#src/orders/display/lines-skeleton.tsx'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShop } from '#src/settings/use-settings.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { cartMessages } from './cart.messages.ts'
import { CartContents } from './cart-contents.tsx'
import { PlainOrderLink } from './plain-order-link.tsx'

export async function loader({ queries, api }: PageArguments) {
  await queries.ensureQueryData(settingsQuery(api))
  return null
}

/**
 * My Cart (product.md section 2). The cart exists only in the browser, so the page's HTML is the same for everybody.
 */
export default function CartPage() {
  const words = useMessages(cartMessages)
  const { settings, shopName } = useShop()
  const cart = useCart()
  return (
    <div className={`page py-8 md:py-12 ${cart.lines.length > 0 ? 'full-cart' : ''}`}>
      <PageHead title={words.title} shopName={shopName} />
      <h1 className="mb-4 md:mb-6">{words.title}</h1>
      <noscript>{import.meta.env.SSR && <PlainOrderLink />}</noscript>
      {cart.ready ? (
        <CartContents cart={cart} settings={settings} />
      ) : (
        <LinesSkeleton label={words.loading} />
      )}
    </div>
  )
}
