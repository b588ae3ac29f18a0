import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { fewSizes } from './few-sizes.ts'
import { homeMessages } from './home.messages.ts'
import { newArrivalsQuery } from './home-queries.ts'

/** The newest goods in a row that turns: 1, 2, 3 or 5 at a time (product.md section 9). */
export function NewArrivals({ title, className = '' }: { title?: string | undefined; className?: string }) {
  const words = useMessages(homeMessages)
  const { cards } = useSuspenseQuery(newArrivalsQuery(useApi())).data
  if (cards.length === 0) return null
  const heading = title ?? words.newArrivals
  return (
    <Carousel label={heading} className={className} heading={<h2>{heading}</h2>}>
      {cards.map((card) => (
        <ProductCard key={card._id} card={card} sizes={fewSizes(cards.length)} />
      ))}
    </Carousel>
  )
}
