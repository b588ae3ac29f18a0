import { nameIn } from '#src/catalogue/product/product-name.ts'
import { type Locale, locales, mainLocale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Addressee } from './addressee.tsx'
import { Barcode } from './barcode.tsx'
import { Both } from './both-words.tsx'
import { choiceOf, skuClass } from './line-choice.ts'
import { PaymentMark } from './payment-mark.tsx'
import { PiecesBack } from './pieces-back.tsx'
import { ShopHeading } from './shop-heading.tsx'

/** What lies in the parcel: the goods without their prices, where it goes, what is still to be paid. A4. */
export function PackingSlip({ order, settings }: { order: Order; settings: Settings }) {
  const language = order.locale ?? mainLocale
  const languages = { language, shopLanguage: settings.shopLocale }
  const { comment } = order.customerData
  const pieces = order.products.reduce((sum, line) => sum + line.quantity, 0)
  const hasSku = order.products.some(({ sku }) => sku)
  return (
    <article lang={language} dir={directionOf(language)} className="paper" data-testid="slip">
      <header className="paper-head">
        <div>
          <ShopHeading settings={settings} language={language} />
          <h2>
            <Both {...languages} of="slip" />
          </h2>
        </div>
        <div className="paper-number">
          <Barcode text={order.orderId} />
          <p>
            <bdi dir="ltr">#{order.orderId}</bdi> · {writtenDate(language, order.date)}
          </p>
        </div>
      </header>
      <section className="paper-to">
        <h3>
          <Both {...languages} of="to" />
        </h3>
        <Addressee {...languages} order={order} saysFree />
      </section>
      <PaymentMark {...languages} order={order} />
      <PiecesBack pieces={order.takesBack} language={language} settings={settings} />
      {comment && (
        <p>
          <Both {...languages} of="comment" colon className="paper-strong" />{' '}
          <bdi className="whitespace-pre-line">{comment}</bdi>
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Both {...languages} of="product" />
            </th>
            {hasSku && (
              <th scope="col">
                <Both {...languages} of="sku" />
              </th>
            )}
            <th scope="col" className="paper-count">
              <Both {...languages} of="quantity" />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line) => (
            <tr key={`${line._id} ${line.size} ${line.color}`}>
              {/* Ticked with a pen when it lies in the parcel. */}
              <td className="paper-tick">
                <span />
              </td>
              <td>
                <Goods line={line} language={language} settings={settings} />
              </td>
              {hasSku && (
                <td>
                  <bdi dir="ltr" className={skuClass(line.sku)}>
                    {line.sku}
                  </bdi>
                </td>
              )}
              <td className="paper-count paper-quantity">{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="paper-sum">
        <Both {...languages} of="pieces" colon /> {pieces}
      </p>
      <p className="paper-foot">
        <Both {...languages} of="thanks" />
      </p>
    </article>
  )
}

type GoodsProps = { line: OrderLine; language: Locale; settings: Settings }

/** What to pack as its customer reads it, and on a line of its own in the shop's other language for who packs (O20). */
export function Goods({ line, language, settings }: GoodsProps) {
  const others = locales.filter((one) => one !== language)
  return (
    <>
      <bdi className="paper-strong">{nameIn(language, line)}</bdi>
      <Choice text={choiceOf(line, language, settings.colours)} />
      {others.map((one) => {
        const [name, choice] = [nameIn(one, line), choiceOf(line, one, settings.colours)]
        // A name that is the same in both is said once, and what was chosen of it in each.
        const isNamed = name !== nameIn(language, line)
        if (!isNamed && choice === '') return null
        return (
          // It begins where the line above begins, whichever way it is read.
          <span key={one} className="paper-line">
            <span lang={one} dir={directionOf(one)} className="paper-beside">
              {isNamed ? <bdi>{name}</bdi> : <span className="paper-muted">{choice}</span>}
              {isNamed && <Choice text={choice} />}
            </span>
          </span>
        )
      })}
    </>
  )
}

/** What was chosen of goods, told from their name. */
function Choice({ text }: { text: string }) {
  return (
    text && (
      <>
        {' · '}
        <span className="paper-muted">{text}</span>
      </>
    )
  )
}
