import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from './button.tsx'
import { filtersMessages } from './filters.messages.ts'
import { ChevronIcon, SlidersIcon } from './icons.tsx'

type FiltersButtonProps = {
  /** The id of what it unfolds. */
  panel: string
  open: boolean
  onToggle: () => void
  /** How many of them are set. */
  set: number
  /** Where there is room they are always in sight. */
  onPhonesOnly?: boolean
}

/**
 * Unfolds what a list of the dashboard is narrowed by: on a phone it would fill the screen above the list. There the
 * button is a sign with the number of those that are set, since words would leave the search field no room for a name.
 * It is as high as the field it stands beside.
 */
export function FiltersButton({ panel, open, onToggle, set, onPhonesOnly = false }: FiltersButtonProps) {
  const words = useMessages(filtersMessages)
  return (
    <Button
      kind="secondary"
      size="small"
      aria-expanded={open}
      aria-controls={panel}
      className={`min-h-12! max-sm:px-3! ${onPhonesOnly ? 'sm:hidden' : ''}`}
      onClick={onToggle}
    >
      <SlidersIcon size={20} className="sm:hidden" />
      {set > 0 && (
        <span aria-hidden className="sm:hidden">
          {set}
        </span>
      )}
      <span className="max-sm:sr-only">{set > 0 ? words.filtersOn(set) : words.filters}</span>
      <ChevronIcon to={open ? 'up' : 'down'} size={18} className="max-sm:hidden" />
    </Button>
  )
}
