import type { ReactNode } from 'react'
import { differences } from '#src/catalogue/admin/product-values.ts'
import { isFlag, type ProductInput } from '#src/catalogue/product/product-fields.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { variantsText } from '#src/catalogue/stock/variant.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { productFormMessages } from './product-form.messages.ts'

type ConflictProps = {
  mine: ProductInput
  theirs: ProductInput
  keepMine: () => void
  takeTheirs: () => void
  decideLater: () => void
}

/** Somebody else has saved first: both versions beside each other, field by field, and whose is to stand. */
export function ConflictDialog({ mine, theirs, keepMine, takeTheirs, decideLater }: ConflictProps) {
  const words = useMessages(productFormMessages)
  return (
    <Dialog
      open
      onClose={decideLater}
      title={words.conflictTitle}
      className="max-w-2xl!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={takeTheirs} className="grow sm:grow-0">
            {words.takeTheirs}
          </Button>
          <Button onClick={keepMine} className="grow sm:grow-0">
            {words.keepMine}
          </Button>
        </div>
      }
    >
      <p className="text-muted">{words.conflictText}</p>
      <dl className="mt-5 divide-y divide-hairline border-y border-hairline text-sm">
        {differences(mine, theirs).map((field) => (
          <div key={field} className="grid grid-cols-2 gap-x-4 gap-y-1 py-3">
            <dt className="col-span-2 font-normal">{words[field]}</dt>
            <dd className="min-w-0">
              <span className="block text-xs text-muted">{words.yours}</span>
              <Value field={field} input={mine} />
            </dd>
            <dd className="min-w-0 border-s border-hairline ps-4">
              <span className="block text-xs text-muted">{words.theirs}</span>
              <Value field={field} input={theirs} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

function Value({ field, input }: { field: keyof ProductInput; input: ProductInput }): ReactNode {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const colourName = useColourNames()
  const colour = (value: string) => (value === notApplicable ? value : colourName(value))
  const empty = <span className="text-muted">{words.nothing}</span>
  switch (field) {
    case 'images':
      if (input.images.length === 0) return empty
      return (
        <span className="flex flex-wrap gap-1">
          {input.images.map((url, n) => (
            <span key={url} className="block size-12 overflow-hidden rounded-md">
              <Picture src={url} alt={words.pictureNumber(n + 1)} sizes="48px" widths={[160]} />
            </span>
          ))}
        </span>
      )
    case 'productType':
      return words[input.productType]
    case 'productVisibility':
      return words[input.productVisibility]
    case 'sizes':
      return input.sizes.length > 0 ? <bdi>{joined(locale, input.sizes)}</bdi> : empty
    case 'colors':
      return input.colors.length > 0 ? joined(locale, input.colors.map(colour)) : empty
    case 'stock':
      if (input.stock.length === 0) return words.unlimited
      return (
        <ul>
          {input.stock.map(({ size, color, quantity }) => (
            <li key={`${size} ${color}`}>
              <bdi>
                {[size, colour(color)].filter((part) => part !== notApplicable).join(' · ') || words.pieces}
              </bdi>
              {': '}
              <bdi className="figures">{quantity}</bdi>
            </li>
          ))}
        </ul>
      )
    case 'variants': {
      const text = variantsText(input)
      return text === '' ? (
        empty
      ) : (
        <bdi className="break-words whitespace-pre-line">{text.replaceAll(' | ', '\n')}</bdi>
      )
    }
    default:
      if (isFlag(field)) return words[`${field} ${input[field] === 'yes' ? 'yes' : 'no'}`]
      return input[field] === '' ? (
        empty
      ) : (
        <bdi className="break-words whitespace-pre-line">{input[field]}</bdi>
      )
  }
}
