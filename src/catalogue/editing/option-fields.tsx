import { useWatch } from 'react-hook-form'
import { most } from '#src/catalogue/product/product-fields.ts'
import { keptVariants } from '#src/catalogue/product/variant-input.ts'
import { cellKey } from '#src/catalogue/stock/stock-cells.ts'
import { madeCells } from '#src/catalogue/stock/variant.ts'
import { latinDigits } from '#src/core/fold.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChipsField } from './chips-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { FormPart } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { VariantRows } from './variant-rows.tsx'

/** What the product comes in, and how much of it there is. */
export function OptionFields({ form, onUnnamed }: FormPart & { onUnnamed: (typed: string) => void }) {
  const words = useMessages(productFormMessages)
  const { errors, isSubmitted } = form.formState
  const [sizes, colors, stock, variants, originalPrice] = useWatch({
    control: form.control,
    name: ['sizes', 'colors', 'stock', 'variants', 'originalPrice'],
  })
  const how = { shouldDirty: true, shouldValidate: isSubmitted }

  function choose(kind: 'sizes' | 'colors', values: string[]) {
    form.clearErrors(kind)
    const isMove = values.length === form.getValues(kind).length
    form.setValue(kind, values, how)
    // Another order says nothing else of them.
    if (isMove) return
    const options = form.getValues()
    const kept = keptVariants(options.variants, options)
    form.setValue('variants', kept, how)
    if (options.stock.length === 0) return
    // Where pieces are counted, so are those of what is new: its field waits for a number.
    const counted = new Map(options.stock.map((row) => [cellKey(row), row]))
    const had = new Set(madeCells({ sizes, colors, variants }).map(cellKey))
    const rows = madeCells({ ...options, variants: kept }).flatMap((cell) => {
      const row = counted.get(cellKey(cell))
      return row ?? (had.has(cellKey(cell)) ? [] : { ...cell, quantity: '' })
    })
    form.setValue('stock', rows, how)
  }
  /** A colour under another stored name, with all that is said of it. */
  function rename(from: string, to: string) {
    const { imageColors, ...options } = form.getValues()
    if (options.colors.includes(to)) return
    const renamed = <Row extends { color: string }>(row: Row) =>
      row.color === from ? { ...row, color: to } : row
    const shows = Object.entries<string>(JSON.parse(imageColors || '{}'))
    const named = shows.map(([url, color]) => [url, color === from ? to : color])
    form.setValue(
      'colors',
      options.colors.map((color) => (color === from ? to : color)),
      how,
    )
    form.setValue('stock', options.stock.map(renamed), how)
    form.setValue('variants', options.variants.map(renamed), how)
    if (named.length > 0) form.setValue('imageColors', JSON.stringify(Object.fromEntries(named)), how)
  }
  return (
    <>
      <ChipsField
        label={words.sizes}
        hint={words.sizesHint}
        values={sizes}
        read={latinDigits}
        onChange={(values) => choose('sizes', values)}
        error={errors.sizes?.message}
        maxLength={most.size}
      />
      <ColourField
        values={colors}
        onChange={(values) => choose('colors', values)}
        onRename={rename}
        onUnnamed={onUnnamed}
        error={errors.colors?.message}
      />
      <VariantRows
        product={{ sizes, colors, stock, variants, originalPrice }}
        error={errors.variants?.message}
        errorIn={(row, field) => errors.variants?.[row]?.[field]?.message}
        errorOf={(row) => errors.stock?.[row]?.quantity?.message ?? errors.stock?.[row]?.message}
        onChange={(changed) => {
          if (changed.stock) form.setValue('stock', changed.stock, how)
          if (changed.variants) form.setValue('variants', changed.variants, how)
        }}
      />
    </>
  )
}
