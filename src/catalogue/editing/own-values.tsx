import type { ChangeEvent } from 'react'
import type { ProductInput } from '#src/catalogue/product/product-fields.ts'
import { cellKey } from '#src/catalogue/stock/stock-cells.ts'
import { saying, variantCodes } from '#src/catalogue/stock/variant.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { NumberField, TextField } from '#src/ui/form/field.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** What a size and colour can have of its own, beside its price, which has a field in its row. */
export type OwnField = (typeof ownFields)[number] | 'price'
export const ownFields = [...variantCodes, 'cost'] as const

type OwnProps = {
  cell: { size: string; color: string }
  product: Pick<ProductInput, 'variants'>
  name: string
  /** What is wrong with a field of the product's variants, by its place there. */
  errorIn: (row: number, field: OwnField) => string | undefined
  onChange: (changed: Pick<ProductInput, 'variants'>) => void
}

/** Codes and amounts that only this size and colour has; what is empty is as the product has it. */
export function OwnValues({ cell, product, errorIn, onChange, name }: OwnProps) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const { variants } = product
  const place = variants.findIndex((row) => cellKey(row) === cellKey(cell))
  const own = variants[place]
  return (
    <div className="order-2 col-span-full grid gap-3 pt-1 pb-2 sm:grid-cols-3">
      {ownFields.map((field) => {
        const props = {
          label: words[field],
          'aria-label': joined(locale, [words[field], name]),
          value: own?.[field] ?? '',
          onChange: (event: ChangeEvent<HTMLInputElement>) =>
            onChange({ variants: saying(variants, cell, { [field]: event.currentTarget.value }) }),
          error: errorIn(place, field),
          maxLength: 64,
        }
        return field === 'cost' ? (
          <NumberField key={field} {...props} decimal placeholder="0.000" />
        ) : (
          <TextField key={field} {...props} dir="ltr" />
        )
      })}
    </div>
  )
}
