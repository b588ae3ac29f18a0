import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import type { Locale } from '#src/core/locale.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { joined } from '#src/i18n/joined.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Order } from '#src/orders/order/order.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { totalRows } from '#src/orders/order/order-totals.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { colourTable } from '#src/ui/colour-table.ts?every-language'
import { colourOf } from '#src/ui/colours.ts'
import { Price } from '#src/ui/price.tsx'
import { invoiceWords } from './invoice-words.ts'

type SheetProps = { order: Order; settings: Settings; language: Locale }

/** product.md section 2's invoice on A4. Rate is what one piece was charged at (O11); amounts in OMR. */
export function InvoiceSheet({ order, settings, language }: SheetProps) {
  const words = invoiceWords(language)
  const shopName = dataText(language, settings, 'shopName')
  const { customerData } = order
  return (
    <article lang={language} dir={directionOf(language)} className="invoice-sheet" data-testid="invoice">
      <header className="invoice-head">
        <div>
          <p className="invoice-shop">{shopName}</p>
          {settings.crNumber && <Mark label={words.cr} value={settings.crNumber} />}
          {settings.vatNumber && <Mark label={words.vat} value={settings.vatNumber} />}
        </div>
        <div>
          <h1>{words.invoice}</h1>
          <Mark label={words.date} value={writtenDate(language, order.date)} />
          <Mark label={words.orderId} value={`#${order.orderId}`} />
        </div>
      </header>
      <div className="invoice-sides">
        <section>
          <h2>{words.invoicedTo}</h2>
          <p>
            <bdi>{customerData.name}</bdi>
          </p>
          <p dir="auto" className="invoice-address">
            {customerData.address}
          </p>
          <p>
            <bdi dir="ltr">{readablePhone(customerData.mobileNumber)}</bdi>
          </p>
        </section>
        <section>
          <h2>{words.payTo}</h2>
          <p>{shopName}</p>
          <p dir="auto" className="invoice-address">
            {dataText(language, settings, 'address')}
          </p>
          <p>
            <bdi dir="ltr">{settings.contactNumber && readablePhone(settings.contactNumber)}</bdi>
          </p>
        </section>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.amount}</th>
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
                <Choice line={line} language={language} />
              </td>
              <td>
                <Price amount={line.originalPrice} />
              </td>
              <td>{line.quantity}</td>
              <td>
                <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className="invoice-end">
        <dl>
          {totalRows(order).map(({ key, amount }) => (
            <div key={key}>
              <dt>{words[key]}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{words.thanks}</p>
      </footer>
    </article>
  )
}

function Mark({ label, value }: { label: string; value: string }) {
  return (
    <p className="invoice-mark">
      {label} <bdi>{value}</bdi>
    </p>
  )
}

function Choice({ line: { color, size }, language }: { line: OrderLine; language: Locale }) {
  const chosen = [
    color !== notApplicable && colourOf(color, colourTable).name[language],
    size !== notApplicable && `${invoiceWords(language).size} ${size}`,
  ].filter(Boolean)
  if (chosen.length === 0) return null
  return <span className="invoice-choice">{joined(language, chosen)}</span>
}
