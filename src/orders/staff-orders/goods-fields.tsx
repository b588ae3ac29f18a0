import { useState } from 'react'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { randomKey } from '#src/orders/checkout-draft/checkout-attempt.ts'
import { AddProduct } from '#src/orders/correcting/add-product.tsx'
import type { LineDraft } from '#src/orders/correcting/edit-draft.ts'
import { editOrderMessages } from '#src/orders/correcting/edit-order.messages.ts'
import { newOrderMessages } from './new-order.messages.ts'
import { type NewLine, withOneMore } from './new-order-draft.ts'
import { StaffLine } from './staff-line.tsx'
import type { useNewOrder } from './use-new-order.ts'

const mostLines = 50

type GoodsProps = Pick<ReturnType<typeof useNewOrder>, 'form' | 'problems' | 'forgetProblems'>

/** What is ordered: lines with their stock, and one field that finds by name, SKU or a scanned barcode. */
export function GoodsFields({ form, problems, forgetProblems }: GoodsProps) {
  const words = useMessages(newOrderMessages)
  const editing = useMessages(editOrderMessages)
  const locale = useLocale()
  const [said, setSaid] = useState('')
  const lines = form.watch('products')

  function keep(products: NewLine[], text = '') {
    form.setValue('products', products, { shouldDirty: true })
    forgetProblems()
    if (text) setSaid(text)
  }
  function add(line: LineDraft) {
    keep(
      withOneMore(form.getValues('products'), { ...line, key: randomKey() }),
      editing.added(nameIn(locale, line)),
    )
  }

  return (
    <>
      {lines.length === 0 && <p className="text-sm text-muted">{words.noGoods}</p>}
      <ul className="divide-y divide-hairline empty:hidden">
        {lines.map((line, place) => (
          <StaffLine
            key={line.key}
            line={line}
            problem={problems.find(({ path }) => path.startsWith(`products.${place}.`))?.message}
            onChange={(changes) => keep(lines.map((one) => (one === line ? { ...one, ...changes } : one)))}
            onRemove={() =>
              keep(
                lines.filter((one) => one !== line),
                editing.removed(nameIn(locale, line)),
              )
            }
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      {lines.length < mostLines && <AddProduct onAdd={add} words={{ addHint: words.scanHint }} />}
    </>
  )
}
