import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import type { Locale } from '#src/core/locale.ts'
import { joined } from '#src/i18n/joined.ts'
import { sizeIn } from '#src/i18n/size-in.ts'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { colourTable } from '#src/ui/colour-table.ts?every-language'
import type { OwnColour } from '#src/ui/colours.ts'
import { colourOf } from '#src/ui/colours.ts?every-language'
import { paperWords } from './paper-words.ts'

/** Colour and size of a line in a paper's language, of the shop's own colours too; empty where the product has neither. */
export function choiceOf(
  { color, size }: Pick<OrderLine, 'color' | 'size'>,
  language: Locale,
  own: readonly OwnColour[],
): string {
  const chosen = [
    color !== notApplicable && colourOf(color, own, colourTable).name[language],
    size !== notApplicable && `${paperWords(language).size} ${sizeIn(language, size)}`,
  ].filter(Boolean)
  return joined(language, chosen)
}

/** How a SKU is set: whole, as it is read and typed; a long one may go on in the next line. */
export function skuClass(sku = ''): string | undefined {
  return sku.length > 20 ? undefined : 'paper-whole'
}
