import { useMessages } from '#src/i18n/use-locale.ts'
import { mapLink } from './pin.ts'
import { placeMessages } from './place.messages.ts'
import type { Place } from './place.ts'

/** Leads the driver to where an order goes: to its pin, else to its text in a map; nothing where there are no parts. */
export function MapLink({
  place,
  address,
  className = '',
}: {
  place: Place | undefined
  address: string
  className?: string
}) {
  const words = useMessages(placeMessages)
  const link = mapLink(place, address)
  if (!link) return null
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={`text-link w-fit ${className}`}>
      {words.openMap}
    </a>
  )
}
