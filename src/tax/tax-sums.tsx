import { inBaisa, toOmr } from '#src/core/money.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Price } from '#src/ui/price.tsx'
import { taxMessages } from './tax.messages.ts'

const sums = ['standardNet', 'standardVat', 'zeroNet', 'exportNet'] as const

type Sums = { count: number } & Record<(typeof sums)[number], number>

/** The sums of a month: what was invoiced, what was credited, and what is declared. Amounts in OMR. */
export function TaxSums({
  sums: { invoices, creditNotes },
}: {
  sums: { invoices: Sums; creditNotes: Sums }
}) {
  const words = useMessages(taxMessages)
  const less = (of: (typeof sums)[number]) => toOmr(inBaisa(invoices[of]) - inBaisa(creditNotes[of]))
  const declared: Sums = {
    count: invoices.count + creditNotes.count,
    standardNet: less('standardNet'),
    standardVat: less('standardVat'),
    zeroNet: less('zeroNet'),
    exportNet: less('exportNet'),
  }
  const parts = { invoices, creditNotes, declared }
  return (
    <section aria-label={words.sums} className="grid gap-4 md:grid-cols-3">
      {(['invoices', 'creditNotes', 'declared'] as const).map((part) => (
        <div key={part} className="rounded-lg border border-hairline bg-raised p-4">
          <h2 className="mb-3 text-lg">{words[part]}</h2>
          <dl className="grid gap-2 text-sm">
            <div className="flex justify-between gap-4">
              <dt className="text-muted">{words.count}</dt>
              <dd className="figures">{parts[part].count}</dd>
            </div>
            {sums.map((of) => (
              <div key={of} className="flex justify-between gap-4">
                <dt className="text-muted">{words[of]}</dt>
                <dd className={of === 'standardVat' && part === 'declared' ? 'text-wine' : ''}>
                  <Price amount={parts[part][of]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}
