import { mainLocale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Addressee } from './addressee.tsx'
import { Barcode } from './barcode.tsx'
import { Both } from './both-words.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { PiecesBack } from './pieces-back.tsx'
import { ShopHeading } from './shop-heading.tsx'

/** From so many signs or lines on an address is written smaller, so that all of it stays on its label. */
const longAddress = { signs: 160, lines: 4 }

type LabelProps = { order: Order; settings: Settings; size: 'label' | 'small' }

/** Who a parcel is for and what to collect: 100 × 150 mm, or one of eight on A4 (105 × 74 mm). */
export function AddressLabel({ order, settings, size }: LabelProps) {
  const language = order.locale ?? mainLocale
  const languages = { language, shopLanguage: settings.shopLocale }
  const { address } = order.customerData
  const isLong = address.length > longAddress.signs || address.split('\n').length > longAddress.lines
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={`paper-label ${size === 'small' ? 'is-small' : 'is-whole'} ${isLong ? 'is-long' : ''}`}
      data-testid="label"
    >
      <header>
        <ShopHeading settings={settings} language={language} />
        <p>
          <bdi dir="ltr">{settings.contactNumber && readablePhone(settings.contactNumber)}</bdi>
        </p>
      </header>
      <section>
        <h2>
          <Both {...languages} of="to" />
        </h2>
        <Addressee {...languages} order={order} />
      </section>
      <PaymentMark {...languages} order={order} />
      {/* For who brings it: in the shop's language, and as far as a label has room. */}
      <PiecesBack
        pieces={order.takesBack}
        language={settings.shopLocale}
        settings={settings}
        most={size === 'small' ? 1 : 3}
      />
      <footer>
        <Barcode text={order.orderId} />
        <p>
          <bdi dir="ltr">#{order.orderId}</bdi>
        </p>
      </footer>
    </article>
  )
}

/** As many labels as an A4 sheet of 105 × 74 mm has. */
export const labelsOnSheet = 8
