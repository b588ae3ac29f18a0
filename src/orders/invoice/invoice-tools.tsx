import { useState } from 'react'
import { type Locale, languages, locales, storedLocale } from '#src/core/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import type { Order } from '#src/orders/order/order.ts'
import { Button } from '#src/ui/button.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { invoiceMessages } from './invoice.messages.ts'

/** product.md section 2: the wait before the browser prints. */
const printAfterMs = 500

type ToolsProps = {
  id: string
  order: Order
  language: Locale
  onLanguage: (language: Locale) => void
  ready: boolean
  /** Whether papers that another took the place of are printed too; false where there are none. */
  earlier: false | { isPrinted: boolean; onPrint: (isPrinted: boolean) => void }
}

/** What stands above an invoice on screen and never on paper. */
export function InvoiceTools({ id, order, language, onLanguage, ready, earlier }: ToolsProps) {
  const words = useMessages(invoiceMessages)
  const href = useHref()
  const [printing, setPrinting] = useState(false)
  function print() {
    setPrinting(true)
    setTimeout(() => {
      setPrinting(false)
      window.print()
    }, printAfterMs)
  }
  return (
    <div className="mx-auto mb-5 flex max-w-[210mm] flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <Link
          to={href(`/dashboard/order-overview/${id}`)}
          state={{ order }}
          className="inline-flex min-h-9 items-center gap-1 text-sm text-link"
        >
          <ChevronIcon to="start" size={16} />
          {words.back}
        </Link>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PillChoice
          legend={words.language}
          hideLegend
          name="invoice-language"
          value={language}
          onChoose={(value) => onLanguage(storedLocale(value))}
          pills={locales.map((locale) => ({
            value: locale,
            label: <span lang={locale}>{languages[locale].name}</span>,
          }))}
        />
        {earlier && (
          <label className="inline-flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={earlier.isPrinted}
              onChange={({ target }) => earlier.onPrint(target.checked)}
              className="size-4.5 shrink-0"
            />
            {words.earlier}
          </label>
        )}
        <Button onClick={print} busy={printing} disabled={!ready}>
          {words.print}
        </Button>
      </div>
    </div>
  )
}
