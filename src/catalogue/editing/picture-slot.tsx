import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { ChevronIcon, PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { productFormMessages } from './product-form.messages.ts'

const small =
  'grid h-9 min-w-8 sm:min-w-9 touchable cursor-pointer place-items-center rounded-md hover:bg-sunken aria-disabled:cursor-default focus-visible:-outline-offset-2'

type SlotProps = {
  url: string
  /** Counted from 0, like `to`; the first is the cover. */
  place: number
  count: number
  /** The product's colours, and the one it shows; empty for none. */
  colors: readonly string[]
  color: string
  onColor: (color: string) => void
  onMove: (to: number) => void
  onRemove: () => void
  /** Absent for a picture of another site, which this one may not draw. */
  onRetouch: (() => void) | undefined
  onLift: () => void
  onLand: () => void
}

/** A stored picture in its place. */
export function PictureSlot({
  url,
  place,
  count,
  colors,
  color,
  onColor,
  onMove,
  onRemove,
  onRetouch,
  onLift,
  onLand,
}: SlotProps) {
  const colourName = useColourNames()
  const words = useMessages(productFormMessages)
  const [under, setUnder] = useState(false)
  const number = place + 1
  return (
    <li
      draggable
      onDragStart={onLift}
      onDragOver={(event) => {
        event.preventDefault()
        setUnder(true)
      }}
      onDragLeave={() => setUnder(false)}
      onDrop={(event) => {
        setUnder(false)
        if (event.dataTransfer.files.length > 0) return
        event.preventDefault()
        event.stopPropagation()
        onLand()
      }}
      data-testid="picture-slot"
      className={`@container relative flex cursor-grab flex-col overflow-hidden rounded-md border bg-sunken max-sm:col-span-2 max-sm:grid max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-stretch sm:first:col-span-2 sm:first:row-span-2 ${under ? 'border-mark' : 'border-hairline'}`}
    >
      {/* On a phone a picture stands beside what is done with it: a colour's whole name has room, and all five are in sight. */}
      <span className="relative block aspect-square grow max-sm:row-span-2">
        <Picture
          src={url}
          alt={words.pictureNumber(number)}
          sizes={place === 0 ? '(min-width: 640px) 340px, 104px' : '(min-width: 640px) 170px, 104px'}
          widths={[160, 320, 480, 640]}
          draggable={false}
          className="absolute inset-0 size-full! object-contain"
        />
      </span>
      {place === 0 && (
        <span className="absolute start-2 top-2 rounded-sm bg-raised px-1.5 text-xs font-normal">
          {words.cover}
        </span>
      )}
      {colors.length > 0 && (
        <span className="bg-raised p-1.5">
          <SelectField
            label={words.shows(number)}
            hideLabel
            value={colors.includes(color) ? color : ''}
            onChange={(event) => onColor(event.currentTarget.value)}
          >
            <option value="">{words.allColours}</option>
            {colors.map((one) => (
              <option key={one} value={one}>
                {colourName(one)}
              </option>
            ))}
          </SelectField>
        </span>
      )}
      {/* Four of 44 px need 176. */}
      <span className="grid grid-cols-2 content-center justify-items-center bg-raised max-sm:col-start-2 @min-[11rem]:grid-cols-4">
        <StepButton
          className={small}
          label={words.earlier(number)}
          atEnd={place === 0}
          onPress={() => onMove(place - 1)}
        >
          <ChevronIcon to="start" size={18} />
        </StepButton>
        <StepButton
          className={small}
          label={words.later(number)}
          atEnd={place === count - 1}
          onPress={() => onMove(place + 1)}
        >
          <ChevronIcon to="end" size={18} />
        </StepButton>
        {onRetouch && (
          <StepButton className={small} label={words.retouch(number)} onPress={onRetouch}>
            <PencilIcon size={18} />
          </StepButton>
        )}
        <StepButton className={small} label={words.removePicture(number)} onPress={onRemove}>
          <TrashIcon size={18} className="text-brick" />
        </StepButton>
      </span>
    </li>
  )
}
