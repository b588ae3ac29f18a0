import { useMessages } from '#src/i18n/use-locale.ts'
import { HeartIcon } from '#src/ui/icons.tsx'
import { useFavourite } from './favourites.ts'
import { productCardMessages } from './product-card.messages.ts'

type FavouriteProps = { id: string; name: string; className?: string }

/**
 * A heart that turns red for as long as the page is open (product.md section 2); useless without JavaScript, so gone
 * then.
 */
export function FavouriteButton({ id, name, className = '' }: FavouriteProps) {
  const words = useMessages(productCardMessages)
  const [loved, toggle] = useFavourite(id)
  return (
    <button
      type="button"
      aria-pressed={loved}
      aria-label={words.favourite(name)}
      onClick={toggle}
      className={`heart ${className}`}
    >
      <span>
        <HeartIcon size={18} />
      </span>
    </button>
  )
}
