import { mainLocale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import { townAndRest } from '#src/places/town-first.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { WhoAndWhere } from './addressee.tsx'
import { Barcode } from './barcode.tsx'
import { Both } from './both-words.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { PiecesBack } from './pieces-back.tsx'
import { ShopHeading } from './shop-heading.tsx'

/** From so many signs or lines on an address is written smaller, so that all of it stays on its label. */
const longAddress = { signs: 160, lines: 4 }
/** Up to so many a name and an address have room to be read from afar. */
const short = { name: 30, signs: 80, lines: 3 }

type LabelProps = { order: Order; settings: Settings; size: 'label' | 'small' }

/** Who a parcel is for and what to collect: 100 × 150 mm, or one of eight on A4 (105 × 74 mm). */
export function AddressLabel({ order, settings, size }: LabelProps) {
  const language = order.locale ?? mainLocale
  const languages = { language, shopLanguage: settings.shopLocale }
  const { name, address, deliveryArea } = order.customerData
  const lines = address.split('\n').length
  const isLong = address.length > longAddress.signs || lines > longAddress.lines
  const isShort = name.length <= short.name && address.length <= short.signs && lines <= short.lines
  const { town, rest } = townAndRest(order.customerData, language)
  const isSorted = town !== undefined && deliveryArea !== 'SHOP COLLECTION'
  const pieces = order.products.reduce((sum, line) => sum + line.quantity, 0)
  return (
    <article
      lang={language}
      dir={directionOf(language)}
      className={`paper-label ${size === 'small' ? 'is-small' : 'is-whole'} ${isLong ? 'is-long' : isShort ? 'is-short' : ''}`}
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
          <Both {...languages} of="to" /> · <Both {...languages} of={deliveryArea} />
        </h2>
        <WhoAndWhere order={order} address={isSorted ? rest : address} />
        {/* By this the van is sorted. */}
        {isSorted && (
          <p className="paper-town">
            <bdi>{town}</bdi>
          </p>
        )}
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
        {size === 'label' && (
          <p>
            {writtenDate(language, order.date)} ·{' '}
            <span className="paper-whole">
              <Both {...languages} of="pieces" colon /> {pieces}
            </span>
          </p>
        )}
      </footer>
    </article>
  )
}

/** As many labels as an A4 sheet of 105 × 74 mm has. */
export const labelsOnSheet = 8
