import { useWatch } from 'react-hook-form'
import { most } from '#src/catalogue/product/product-fields.ts'
import { cellKey, stockCells } from '#src/catalogue/stock/stock-cells.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/ui/colour-swatch.tsx'
import { colourOf } from '#src/ui/colours.ts'
import { colourCalled, colourNames } from './called-colours.ts'
import { ChipsField } from './chips-field.tsx'
import type { FormPart } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { StockGrid } from './stock-grid.tsx'

/** What the product comes in, and how much of it there is. */
export function OptionFields({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const { errors, isSubmitted } = form.formState
  const [sizes, colors, stock] = useWatch({ control: form.control, name: ['sizes', 'colors', 'stock'] })
  const how = { shouldDirty: true, shouldValidate: isSubmitted }

  function choose(kind: 'sizes' | 'colors', values: string[]) {
    form.setValue(kind, values, how)
    const cells = new Set(stockCells(form.getValues('sizes'), form.getValues('colors')).map(cellKey))
    form.setValue(
      'stock',
      form.getValues('stock').filter((row) => cells.has(cellKey(row))),
      how,
    )
  }
  return (
    <>
      <ChipsField
        label={words.sizes}
        hint={words.sizesHint}
        values={sizes}
        onChange={(values) => choose('sizes', values)}
        error={errors.sizes?.message}
        maxLength={most.size}
      />
      <ChipsField
        label={words.colors}
        hint={words.colorsHint}
        values={colors}
        onChange={(values) => choose('colors', values)}
        nameOf={(value) => colourOf(value).name[locale]}
        show={(value) => (
          <>
            <ColourDot colour={value} />
            <bdi>{colourOf(value).name[locale]}</bdi>
          </>
        )}
        read={(typed) => colourCalled(typed, locale)}
        suggestions={colourNames(locale)}
        error={errors.colors?.message}
        maxLength={most.color}
      />
      <StockGrid
        sizes={sizes}
        colors={colors}
        stock={stock}
        errorOf={(row) => errors.stock?.[row]?.quantity?.message ?? errors.stock?.[row]?.message}
        onChange={(rows) => form.setValue('stock', rows, how)}
      />
    </>
  )
}
