import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { paidHow } from '#src/orders/display/paid-how.messages.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { totalRows } from '#src/orders/order/order-totals.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Price } from '#src/ui/price.tsx'
import { inSentenceCase } from '#src/ui/sentence-case.class.ts'
import { Both, type PaperLanguages } from './both-words.tsx'
import { choiceOf } from './line-choice.ts'
import { wentBack } from './paper-payment.ts'
import { type PaperWord, paperWords } from './paper-words.ts'
import { PaymentMark } from './payment-mark.tsx'
import { ShopHeading } from './shop-heading.tsx'

type SheetProps = { order: Order; settings: Settings; language: Locale }

/**
 * product.md section 2's invoice on A4, in `language` with the shop's own beside it (O20). Rate is what one piece was charged
 * at (O11); amounts in OMR.
 */
export function InvoiceSheet({ order, settings, language }: SheetProps) {
  const languages = { language, shopLanguage: settings.shopLocale }
  const words = paperWords(language)
  const shopName = dataText(language, settings, 'shopName')
  const { customerData } = order
  return (
    <article lang={language} dir={directionOf(language)} className="invoice-sheet" data-testid="invoice">
      <header className="invoice-head">
        <div>
          <ShopHeading settings={settings} language={language} />
          {settings.crNumber && <Mark {...languages} of="cr" value={settings.crNumber} />}
          {/* Of an order that bore no VAT it would pass for a tax invoice. */}
          {settings.vat !== 'off' && order.vat !== undefined && (
            <Mark {...languages} of="vat" value={settings.vatNumber} />
          )}
        </div>
        <div>
          <h1>
            <Both {...languages} of="invoice" />
          </h1>
          <Mark {...languages} of="date" value={writtenDate(language, order.date)} />
          <Mark {...languages} of="orderId" value={`#${order.orderId}`} />
          <p className="invoice-mark">
            <Both {...languages} of="payment" />{' '}
            <Both {...languages} of={paidHow(customerData.paymentMethod, customerData.deliveryArea)} />
          </p>
        </div>
      </header>
      <div className="invoice-sides">
        <section>
          <h2>
            <Both {...languages} of="invoicedTo" />
          </h2>
          <p>
            <bdi>{customerData.name}</bdi>
          </p>
          {customerData.address && (
            <p dir="auto" className="invoice-address">
              {customerData.address}
            </p>
          )}
          <p>
            <bdi dir="ltr">{readablePhone(customerData.mobileNumber)}</bdi>
          </p>
        </section>
        <section>
          <h2>
            <Both {...languages} of="payTo" />
          </h2>
          <p>{shopName}</p>
          <p dir="auto" className="invoice-address">
            {dataText(language, settings, 'address')}
          </p>
          <p>
            <bdi dir="ltr">{settings.contactNumber && readablePhone(settings.contactNumber)}</bdi>
          </p>
        </section>
      </div>
      {customerData.comment && (
        <dl className="invoice-facts">
          <div className="invoice-fact">
            <dt className="paper-muted">
              <Both {...languages} of="comment" />
            </dt>
            <dd>
              <bdi className="whitespace-pre-line">{customerData.comment}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <table>
        <thead className="not-print:max-sm:sr-only">
          <tr>
            <th scope="col">
              <Both {...languages} of="number" />
            </th>
            <th scope="col">
              <Both {...languages} of="name" />
            </th>
            <th scope="col">
              <Both {...languages} of="rate" />
            </th>
            <th scope="col">
              <Both {...languages} of="quantity" />
            </th>
            <th scope="col">
              <Both {...languages} of="amount" />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.products.map((line, place) => (
            <tr key={`${line._id} ${line.size} ${line.color}`}>
              <td>{place + 1}</td>
              <td>
                <bdi>{nameIn(language, line)}</bdi>
                {line.sku && (
                  <span className="invoice-choice">
                    {words.sku} <bdi dir="ltr">{line.sku}</bdi>
                  </span>
                )}
                <Choice line={line} language={language} own={settings.colours} />
              </td>
              <td data-label={words.rate}>
                <Price amount={line.originalPrice} />
              </td>
              <td data-label={inSentenceCase(words.quantity)}>{line.quantity}</td>
              <td data-label={words.amount}>
                <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="invoice-end">
        <PaymentMark {...languages} order={order} />
        <dl>
          {totalRows(order).map(({ key, amount, isTotal }) => (
            <div key={key} className={isTotal ? 'invoice-total' : undefined}>
              <dt>
                <Both {...languages} of={key === 'vat' ? 'vatIncluded' : key} />
              </dt>
              <dd>
                {/* Nothing for the delivery is said as on screen; a tax or a total of nothing is an amount. */}
                {key === 'deliveryCharge' && amount === 0 ? (
                  <Both {...languages} of="free" />
                ) : (
                  <Price amount={amount} />
                )}
              </dd>
            </div>
          ))}
          {wentBack(order).map(({ word, amount }) => (
            <div key={word}>
              <dt>
                <Both {...languages} of={word} />
              </dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <Both {...languages} of="thanks" />
        </p>
      </footer>
    </article>
  )
}

function Mark({ of, value, ...languages }: PaperLanguages & { of: PaperWord; value: string }) {
  return (
    <p className="invoice-mark">
      <Both {...languages} of={of} /> <bdi>{value}</bdi>
    </p>
  )
}

type ChoiceProps = { line: OrderLine; language: Locale; own: Settings['colours'] }

function Choice({ line, language, own }: ChoiceProps) {
  const chosen = choiceOf(line, language, own)
  return chosen && <span className="invoice-choice">{chosen}</span>
}
