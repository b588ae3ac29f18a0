import { type DragEvent, useState } from 'react'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ChooseBox } from '#src/ui/choose-box.tsx'
import { ChevronIcon, PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { categoriesMessages } from './categories.messages.ts'
import type { StaffCategory, StaffSubCategory } from './staff-tree.ts'

type RowProps = {
  shelf: StaffCategory | StaffSubCategory
  /** Counted from 0, like what `onMove` is told. */
  place: number
  count: number
  chosen: boolean
  onChoose: (chosen: boolean) => void
  onMove: (to: number) => void
  onEdit: () => void
  onRemove: () => void
  onLift: () => void
  onDrop: () => void
}

/** A category or sub-category with what can be done to it. */
export function ShelfRow({
  shelf,
  place,
  count,
  chosen,
  onChoose,
  onMove,
  onEdit,
  onRemove,
  onLift,
  onDrop,
}: RowProps) {
  const words = useMessages(categoriesMessages)
  const locale = useLocale()
  const [under, setUnder] = useState(false)
  const name = categoryName(locale, shelf)
  const other = name === shelf.name ? shelf.nameAr : shelf.name

  function over(event: DragEvent) {
    event.preventDefault()
    setUnder(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is beside the arrows, which keys and readers use
    <div
      draggable
      data-testid="shelf-row"
      onDragStart={onLift}
      onDragOver={over}
      onDragLeave={() => setUnder(false)}
      onDrop={(event) => {
        event.preventDefault()
        setUnder(false)
        onDrop()
      }}
      className={`flex cursor-grab flex-wrap items-center gap-x-3 px-3 pt-2.5 pb-0.5 md:items-start md:py-1.5 ${under || chosen ? 'bg-tint' : ''}`}
    >
      <ChooseBox
        checked={chosen}
        onChange={(event) => onChoose(event.currentTarget.checked)}
        aria-label={words.choose(name)}
        className="-mx-1 md:mt-2 pointer-coarse:-mx-3 md:pointer-coarse:mt-0"
      />
      <div className="min-w-0 grow basis-40">
        <p className="leading-snug font-normal">
          <bdi>{name}</bdi>
          {shelf.hidden && (
            <span className="ms-2 rounded-md bg-sunken px-2 py-0.5 text-xs text-muted">{words.hidden}</span>
          )}
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted md:max-xl:gap-x-2">
          {other !== name && <bdi>{other}</bdi>}
          <bdi dir="ltr">/{shelf.slug}</bdi>
        </p>
      </div>
      {/* Beyond phones the counts stand below each other, and leave room for how many sub-categories there are; on a tablet
          they are small, so that names and addresses stay on their line. */}
      <p className="figures shrink-0 self-start text-xs leading-6 text-muted md:me-36 md:leading-11 xl:me-44 xl:text-sm">
        {words.products(shelf.products)}
      </p>
      {/* The signs end at the edge of the row, not the air around them. */}
      <div className="ms-auto -me-3 flex max-md:w-full max-md:justify-end">
        <StepButton label={words.up(name)} atEnd={place === 0} onPress={() => onMove(place - 1)}>
          <ChevronIcon to="up" size={20} />
        </StepButton>
        <StepButton label={words.down(name)} atEnd={place === count - 1} onPress={() => onMove(place + 1)}>
          <ChevronIcon to="down" size={20} />
        </StepButton>
        <StepButton label={words.edit(name)} onPress={onEdit}>
          <PencilIcon size={20} />
        </StepButton>
        <StepButton label={words.remove(name)} onPress={onRemove}>
          <TrashIcon size={20} className="text-muted" />
        </StepButton>
      </div>
    </div>
  )
}
