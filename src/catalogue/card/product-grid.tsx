import type { ProductCard as Card } from '#src/catalogue/product/product.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { ProductCard } from './product.card.tsx'

type GridProps = {
  cards: readonly Card[]
  /** How many of the first pictures are seen at once. */
  priorityCount?: number
  /** From which place on cards sleep until they come near, where the grid is far longer than a screen. */
  deferredFrom?: number
  className?: string
}

/** Products in 2, 3 or 5 columns (product.md section 2). */
export function ProductGrid({
  cards,
  priorityCount = 0,
  deferredFrom = Infinity,
  className = '',
}: GridProps) {
  return (
    <ul className={`card-grid ${className}`}>
      {cards.map((card, place) => (
        <li key={card._id} className="min-w-0">
          {place < deferredFrom ? (
            <ProductCard
              card={card}
              priority={place < priorityCount}
              sizes={cards.length > 1 ? undefined : '(min-width: 768px) min(48vw, 480px), 50vw'}
            />
          ) : (
            <LazyHydration>
              <ProductCard card={card} />
            </LazyHydration>
          )}
        </li>
      ))}
    </ul>
  )
}
