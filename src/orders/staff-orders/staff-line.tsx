import { useQuery } from '@tanstack/react-query'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { EditLine } from '#src/orders/correcting/edit-line.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { newOrderMessages } from './new-order.messages.ts'
import type { NewLine } from './new-order-draft.ts'

type LineProps = {
  line: NewLine
  problem: string | undefined
  onChange: (changes: Partial<NewLine>) => void
  onRemove: () => void
}

/** One line of a new order, with what is in stock of it. */
export function StaffLine({ line, ...rest }: LineProps) {
  const words = useMessages(newOrderMessages)
  const { data: product } = useQuery({ ...productQuery(useApi(), line._id), retry: false })
  const left = piecesOf(product, line)
  const note = left !== undefined && (
    <p className={`text-xs ${left < line.quantity ? 'text-brick' : 'text-muted'}`}>
      {left > 0 ? words.inStock(left) : words.soldOut}
    </p>
  )
  return <EditLine line={line} note={note} {...rest} />
}

/** Pieces left of a size and colour as staff see them; undefined where they are not counted. */
function piecesOf(product: object | undefined, { size, color }: NewLine): number | undefined {
  const stock = (product as Partial<StaffProduct> | undefined)?.stock
  return stock?.find((row) => row.size === size && row.color === color)?.quantity
}
