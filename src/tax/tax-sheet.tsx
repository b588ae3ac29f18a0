import './tax-sheet.css'
import { createContext, Fragment, use } from 'react'
import { inEveryLanguage, type Locale } from '#src/core/locale.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import { HouseMark } from '#src/ui/page/house-mark.tsx'
import type { TaxDocument } from './tax-document.ts'
import { type TaxWord, taxWords, titleOf } from './tax-words.ts'

/** The language that stands first on a document; the other one stands beside it. */
const First = createContext<Locale>('en')

/** A tax invoice or credit note on A4 as it was issued, in Arabic and English, `language` first (T3). */
export function TaxSheet({ document, language }: { document: TaxDocument; language: Locale }) {
  return (
    <First value={language}>
      <Sheet document={document} language={language} />
    </First>
  )
}

function Sheet({ document, language }: { document: TaxDocument; language: Locale }) {
  const { supplier, customer, exportedTo, qr, corrects, reason } = document
  const labelOf = useLabels()
  return (
    <article lang={language} dir={directionOf(language)} className="tax-sheet" data-testid="tax-document">
      <header className="tax-head">
        <div>
          <p className="tax-shop">
            {isHaqiba({ shopName: supplier.name, shopNameAr: supplier.nameAr }) && (
              <HouseMark className="tax-mark" />
            )}
            <bdi>{supplier.name}</bdi>
            {supplier.nameAr !== supplier.name && (
              <bdi lang="ar" dir="rtl">
                {supplier.nameAr}
              </bdi>
            )}
          </p>
          <p>
            <Words of="vatin" /> <bdi dir="ltr">{supplier.vatin}</bdi>
          </p>
          {supplier.cr && (
            <p>
              <Words of="cr" /> <bdi dir="ltr">{supplier.cr}</bdi>
            </p>
          )}
          <Address text={supplier.address} />
          {supplier.addressAr !== supplier.address && <Address text={supplier.addressAr} />}
        </div>
        <svg
          role="img"
          aria-label={taxWords(language).qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="tax-qr"
        >
          <path d={qr.path} />
        </svg>
      </header>
      <h2 className="tax-title">
        <Words of={titleOf(document)} />
      </h2>
      <dl className="tax-facts">
        <Fact of="number" value={document.number} />
        <Fact of="issued" value={muscatDay(new Date(document.issuedAt))} />
        <Fact of="supplied" value={document.suppliedOn} />
        <Fact of="order" value={`#${document.orderNumber}`} />
        {exportedTo && (
          <div>
            <dt>
              <Words of="exportedTo" />
            </dt>
            <dd>
              <bdi>{exportedTo.name}</bdi> <bdi lang="ar">{exportedTo.nameAr}</bdi>
            </dd>
          </div>
        )}
        {corrects && (
          <Fact of="corrects" value={`${corrects.number} · ${muscatDay(new Date(corrects.at))}`} />
        )}
        {reason && (
          <div>
            <dt>
              <Words of="reason" />
            </dt>
            <dd>
              <Words of={reason} />
            </dd>
          </div>
        )}
        {customer && (
          <div>
            <dt>
              <Words of="customer" />
            </dt>
            <dd>
              <bdi>{customer.name}</bdi>
              {customer.address && <Address text={customer.address} />}
              {customer.vatin && (
                <span className="tax-address">
                  <Words of="vatin" /> <bdi dir="ltr">{customer.vatin}</bdi>
                </span>
              )}
            </dd>
          </div>
        )}
      </dl>
      <table>
        <thead className="not-print:max-sm:sr-only">
          <tr>
            {(['goods', 'quantity', 'price', 'net', 'rate', 'vat', 'gross'] as const).map((word) => (
              <th key={word} scope="col">
                <Words of={word} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {document.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes.
            <tr key={at}>
              <td>{item.kind === 'line' ? <Goods item={item} /> : <Words of={item.kind} />}</td>
              <td data-label={labelOf('quantity')}>{item.quantity}</td>
              <td data-label={labelOf('price')}>{item.unitPrice?.toFixed(3)}</td>
              <td data-label={labelOf('net')}>{item.net.toFixed(3)}</td>
              <td data-label={labelOf('rate')}>{item.rate}%</td>
              <td data-label={labelOf('vat')}>{item.vat.toFixed(3)}</td>
              <td data-label={labelOf('gross')}>{item.gross.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="tax-totals">
        {document.rates.map(({ rate, net }) => (
          <div key={rate}>
            <dt>
              <Words of={rate === 0 ? 'zeroRated' : 'totalNet'} /> <bdi dir="ltr">({rate}%)</bdi>
            </dt>
            <dd>{net.toFixed(3)}</dd>
          </div>
        ))}
        <Sum of="totalVat" omr={document.vat} />
        <Sum of="total" omr={document.gross} strong />
      </dl>
      <p className="tax-note">
        <Words of={exportedTo ? 'atZero' : 'included'} />
      </p>
    </article>
  )
}

/** What a cell is called where it stands below the others, on a phone. */
function useLabels(): (of: TaxWord) => string {
  const first = use(First)
  return (of) => `${taxWords(first)[of]} · ${taxWords(otherThan[first])[of]}`
}

const otherThan: Record<Locale, Locale> = inEveryLanguage({ en: 'ar', ar: 'en' })

/** A word in both languages. */
function Words({ of }: { of: TaxWord }) {
  const first = use(First)
  const beside = otherThan[first]
  return (
    <>
      {taxWords(first)[of]}{' '}
      <span lang={beside} dir={directionOf(beside)} className="tax-beside">
        {taxWords(beside)[of]}
      </span>
    </>
  )
}

function Fact({ of, value }: { of: TaxWord; value: string }) {
  return (
    <div>
      <dt>
        <Words of={of} />
      </dt>
      <dd>
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  )
}

function Sum({ of, omr, strong }: { of: TaxWord; omr: number; strong?: boolean }) {
  return (
    <div className={strong ? 'tax-total' : undefined}>
      <dt>
        <Words of={of} />
      </dt>
      <dd>{omr.toFixed(3)}</dd>
    </div>
  )
}

/** Of either script, on as many lines as it takes: each begins at the edge at which the sheet does. */
function Address({ text }: { text: string }) {
  return (
    <span className="tax-address">
      <bdi>{text}</bdi>
    </span>
  )
}

function Goods({ item }: { item: TaxDocument['items'][number] }) {
  return (
    <>
      <bdi>{item.name}</bdi>
      {item.nameAr && item.nameAr !== item.name && (
        <bdi lang="ar" dir="rtl" className="tax-name">
          {item.nameAr}
        </bdi>
      )}
      {(item.color || item.size) && (
        <span className="tax-choice">
          {[item.color, item.colorAr !== item.color && item.colorAr, item.size]
            .filter(Boolean)
            .map((part, at) => (
              <Fragment key={String(part)}>
                {at > 0 && ' · '}
                <bdi>{part}</bdi>
              </Fragment>
            ))}
        </span>
      )}
    </>
  )
}
