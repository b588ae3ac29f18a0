import { useMessages } from '#src/i18n/use-locale.ts'
import { HeartIcon } from '#src/ui/icons.tsx'
import { useFavourite } from './favourites.ts'
import { productCardMessages } from './product-card.messages.ts'

type FavouriteProps = { id: string; name: string; className?: string }

/** A heart that turns red for as long as the page is open (SPEC section 2); useless without JavaScript, so gone then. */
export function FavouriteButton({ id, name, className = '' }: FavouriteProps) {
  const words = useMessages(productCardMessages)
  const [loved, toggle] = useFavourite(id)
  return (
    <button
      type="button"
      aria-pressed={loved}
      aria-label={words.favourite(name)}
      onClick={toggle}
      className={`group/heart grid size-11 place-items-center rounded-full focus-visible:outline-none noscript:hidden ${className}`}
    >
      {/* Its own ground: the picture below may be light or dark, whatever the theme is. */}
      <span
        className={`grid size-8 place-items-center rounded-full bg-raised/90 outline-offset-2 outline-wine transition-[color,scale] group-focus-visible/heart:outline-2 group-active/heart:scale-90 ${loved ? 'text-brick' : 'text-ink group-hover/heart:text-brick'}`}
      >
        <HeartIcon size={18} filled={loved} />
      </span>
    </button>
  )
}
