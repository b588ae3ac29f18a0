import { useSuspenseQuery } from '@tanstack/react-query'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Carousel } from '#src/ui/carousel.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { homeMessages } from './home.messages.ts'
import { newArrivalsQuery } from './home-queries.ts'

/** The newest goods in a row that turns: 1, 2, 3 or 5 at a time (product.md section 9). */
export function NewArrivals() {
  const words = useMessages(homeMessages)
  const { cards } = useSuspenseQuery(newArrivalsQuery(useApi())).data
  if (cards.length === 0) return null
  return (
    <Carousel label={words.newArrivals} heading={<h2>{words.newArrivals}</h2>}>
      {cards.map((card) => (
        <ProductCard key={card._id} card={card} />
      ))}
    </Carousel>
  )
}
