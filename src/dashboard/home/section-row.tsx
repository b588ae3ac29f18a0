import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { HomeSection } from '#src/content/home/home.ts'
import { ofCategories, ownKinds } from '#src/content/home/section-kind.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon, TrashIcon } from '#src/ui/icons.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { arrangeMessages, kindNames } from './arrange.messages.ts'
import { type SectionErrors, SectionWords, titled } from './section-words.tsx'

type SectionRowProps = {
  section: HomeSection
  wrong: SectionErrors | undefined
  /** Added just now: its words wait to be typed. */
  isNew: boolean
  /** Home does not show it just now: it would say the same goods again. */
  isLeftOut: boolean
  /** Counted from 0, like `to`. */
  place: number
  count: number
  onMove: (to: number) => void
  onEdit: (fields: Partial<HomeSection>) => void
  onRemove: () => void
  onLift: () => void
  onDrop: () => void
}

/** A section with its place, whether it is shown, and its words. */
export function SectionRow(props: SectionRowProps) {
  const { section, wrong, isNew, isLeftOut, place, count, onMove, onEdit, onRemove, onLift, onDrop } = props
  const words = useMessages(arrangeMessages)
  const locale = useLocale()
  const [under, setUnder] = useState(false)
  const [open, setOpen] = useState(isNew)
  // What has to be mended is in sight, and stays open while it is.
  if (!open && wrong && Object.values(wrong).some(Boolean)) setOpen(true)
  const panel = useId()
  const row = useRef<HTMLLIElement>(null)
  // What was just added is written next, wherever it stands.
  useEffect(() => {
    if (!isNew) return
    const first = row.current?.querySelector<HTMLElement>('[data-words] :is(input, select)')
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }, [isNew])
  const kind = kindNames[section.kind][locale]
  const own = ownKinds.includes(section.kind)
  const title = dataText(locale, section, 'title')
  const name = title ? `${kind}: ${title}` : kind

  function over(event: DragEvent) {
    event.preventDefault()
    setUnder(true)
  }
  return (
    <li
      ref={row}
      // Words are chosen with the pointer, too.
      draggable={!open}
      onDragStart={onLift}
      onDragOver={over}
      onDragLeave={() => setUnder(false)}
      onDrop={(event) => {
        event.preventDefault()
        setUnder(false)
        onDrop()
      }}
      className={`px-3 py-2 sm:px-4 ${under ? 'bg-tint' : ''} ${open ? '' : 'cursor-grab'}`}
      data-testid="home-section"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <span className={`me-auto min-w-0 max-sm:basis-full ${section.hidden ? 'text-muted' : ''}`}>
          <span className="figures me-2 text-sm text-muted">{place + 1}</span>
          <bdi>{name}</bdi>
          {isLeftOut && (
            <span className="block text-sm text-muted">
              {ofCategories.includes(section.kind) ? words.fewCategories : words.leftOut}
            </span>
          )}
        </span>
        {titled.includes(section.kind) && (
          <button
            type="button"
            aria-label={words.editOf(name)}
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            className="inline-flex min-h-11 items-center gap-1 px-1 text-sm text-muted enabled:hover:text-ink max-sm:order-1 sm:me-2"
          >
            {words.edit}
            <ChevronIcon to={open ? 'up' : 'down'} size={16} />
          </button>
        )}
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm font-normal sm:me-2">
          <input
            type="checkbox"
            checked={!section.hidden}
            aria-label={words.showSection(name)}
            onChange={(event) => onEdit({ hidden: !event.currentTarget.checked })}
            className="size-4.5"
          />
          {words.shown}
        </label>
        <span className="flex max-sm:order-2 max-sm:ms-auto">
          <StepButton label={words.earlier(name)} atEnd={place === 0} onPress={() => onMove(place - 1)}>
            <ChevronIcon to="up" size={20} />
          </StepButton>
          <StepButton label={words.later(name)} atEnd={place === count - 1} onPress={() => onMove(place + 1)}>
            <ChevronIcon to="down" size={20} />
          </StepButton>
          {own && (
            <StepButton label={words.remove(name)} onPress={onRemove}>
              <TrashIcon size={20} className="text-brick" />
            </StepButton>
          )}
        </span>
      </div>
      <div id={panel} hidden={!open} data-words>
        {open && <SectionWords section={section} wrong={wrong ?? {}} onEdit={onEdit} />}
      </div>
    </li>
  )
}
