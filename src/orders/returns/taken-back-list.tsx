import type { TakenBack } from '#src/orders/return-record/taken-back.ts'
import { PieceList } from './piece-list.tsx'

/** The pieces that come back for an exchange, below what is to be done with them (O37). */
export function TakenBackList({ pieces, lead }: { pieces: readonly TakenBack[]; lead: string }) {
  return (
    <div className="text-sm" data-testid="taken-back">
      <p className="font-normal">{lead}</p>
      <PieceList pieces={pieces} />
    </div>
  )
}
