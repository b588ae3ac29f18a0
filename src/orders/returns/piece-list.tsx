import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { LineChoice } from '#src/orders/display/line-facts.tsx'
import type { TakenBack } from '#src/orders/return-record/taken-back.ts'

type PieceListProps = {
  /** `line` where one order may have the same twice. */
  pieces: readonly (Pick<TakenBack, 'name' | 'nameAr' | 'color' | 'size' | 'quantity'> & { line?: number })[]
  className?: string
}

/** Pieces that come back: how many of which, in which colour and size. */
export function PieceList({ pieces, className }: PieceListProps) {
  const locale = useLocale()
  return (
    <ul className={className}>
      {pieces.map((piece) => (
        <li key={`${piece.line ?? ''} ${piece.name} ${piece.size} ${piece.color}`}>
          <bdi className="figures">
            {piece.quantity} × {nameIn(locale, piece)}
          </bdi>
          <LineChoice color={piece.color} size={piece.size} />
        </li>
      ))}
    </ul>
  )
}
