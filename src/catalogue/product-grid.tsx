import { ProductCard } from './product.card.tsx'
import type { ProductCard as Card } from './product.ts'

type GridProps = {
  cards: readonly Card[]
  /** How many of the first pictures are seen at once. */
  priorityCount?: number
  className?: string
}

/** Products in 2, 3 or 5 columns (SPEC section 2). */
export function ProductGrid({ cards, priorityCount = 0, className = '' }: GridProps) {
  return (
    <ul className={`card-grid ${className}`}>
      {cards.map((card, place) => (
        <li key={card._id} className="min-w-0">
          <ProductCard card={card} priority={place < priorityCount} />
        </li>
      ))}
    </ul>
  )
}
