import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { LineChoice } from '#src/orders/display/line-facts.tsx'
import type { TakenBack } from '#src/orders/return-record/taken-back.ts'

/** The pieces that come back for an exchange, below what is to be done with them (O37). */
export function TakenBackList({ pieces, lead }: { pieces: readonly TakenBack[]; lead: string }) {
  const locale = useLocale()
  return (
    <div className="text-sm" data-testid="taken-back">
      <p className="font-normal">{lead}</p>
      <ul>
        {pieces.map((piece) => (
          <li key={`${piece.name} ${piece.size} ${piece.color}`}>
            <bdi className="figures">
              {piece.quantity} × {nameIn(locale, piece)}
            </bdi>
            <LineChoice color={piece.color} size={piece.size} />
          </li>
        ))}
      </ul>
    </div>
  )
}
