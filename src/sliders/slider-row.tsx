import { type DragEvent, useState } from 'react'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ChevronIcon, PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import type { PlannedSlider } from './slider.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'
import { wordsOf } from './words-of-slide.ts'

type SliderRowProps = {
  slide: PlannedSlider
  /** Counted from 0, like `to`. */
  place: number
  count: number
  onMove: (to: number) => void
  onDelete: () => void
  onLift: () => void
  onDrop: () => void
}

/** A slide with what can be done to it. */
export function SliderRow({ slide, place, count, onMove, onDelete, onLift, onDrop }: SliderRowProps) {
  const words = useMessages(sliderStaffMessages)
  const href = useHref()
  const [under, setUnder] = useState(false)
  const edit = href(`/dashboard/updateSlider/${encodeURIComponent(slide._id)}`)
  const number = place + 1
  const name = wordsOf(slide, useLocale()).heading || slide.title

  function over(event: DragEvent) {
    event.preventDefault()
    setUnder(true)
  }
  return (
    <tr
      draggable
      onDragStart={onLift}
      onDragOver={over}
      onDragLeave={() => setUnder(false)}
      onDrop={(event) => {
        event.preventDefault()
        setUnder(false)
        onDrop()
      }}
      className={`cursor-grab ${under ? 'bg-tint' : ''}`}
    >
      <td className="figures px-3 py-2.5 align-middle text-muted">{number}</td>
      <td className="px-3 py-2.5 align-middle">
        <Picture
          src={slide.image}
          alt=""
          width={900}
          height={450}
          sizes="160px"
          widths={[160, 320, 480]}
          draggable={false}
          className="aspect-[2/1] w-24 rounded-md object-cover sm:w-40"
        />
        <p className="mt-1.5 line-clamp-2 text-xs text-muted sm:hidden">
          <bdi>{name}</bdi>
          {slide.shown === false && <span className="block">{words.waiting}</span>}
        </p>
      </td>
      <td className="px-3 py-2.5 align-middle max-sm:hidden">
        <span className="line-clamp-2">
          <bdi>{name}</bdi>
        </span>
        {slide.shown === false && <span className="mt-1 block text-xs text-muted">{words.waiting}</span>}
      </td>
      <td className="px-1.5 py-2.5 align-middle sm:px-3">
        <div className="ms-auto grid w-fit grid-cols-2 justify-end sm:flex">
          <StepButton label={words.earlier(number)} atEnd={place === 0} onPress={() => onMove(place - 1)}>
            <ChevronIcon to="up" size={20} />
          </StepButton>
          <StepButton
            label={words.later(number)}
            atEnd={place === count - 1}
            onPress={() => onMove(place + 1)}
          >
            <ChevronIcon to="down" size={20} />
          </StepButton>
          <Link to={edit} aria-label={words.edit(number)} className={buttonClass('quiet', 'icon')}>
            <PencilIcon size={20} />
          </Link>
          <StepButton label={words.remove(number)} onPress={onDelete}>
            <TrashIcon size={20} className="text-brick" />
          </StepButton>
        </div>
      </td>
    </tr>
  )
}
