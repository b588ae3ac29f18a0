import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import type { PlannedSlider } from './slider.ts'
import { arrangeSliders, deleteSlider } from './slider-edit.query.ts'
import { SliderRow } from './slider-row.tsx'
import { sliderStaffMessages } from './slider-staff.messages.ts'

/** product.md section 2's table of slides; rows are moved by dragging or by their arrows. */
export function SliderTable({ slides }: { slides: PlannedSlider[] }) {
  const words = useMessages(sliderStaffMessages)
  const reasonOf = useReasonOf()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const dragged = useRef<number>(undefined)
  const [said, setSaid] = useState('')

  async function move(from: number, to: number) {
    const order = [...slides]
    const [slide] = order.splice(from, 1)
    if (!slide || from === to) return
    order.splice(to, 0, slide)
    setSaid(words.moved(to + 1))
    try {
      await arrangeSliders(api, queries, order)
    } catch (problem) {
      setSaid('')
      toast({
        title: words.error,
        text: reasonOf(problem, words.arrangeFailed),
        tone: 'error',
      })
    }
  }

  async function remove(slide: PlannedSlider) {
    const sure = await confirm({
      title: words.sureTitle,
      text: words.sureText,
      yes: words.sureYes,
      no: words.sureNo,
      danger: true,
    })
    if (!sure) return
    try {
      await deleteSlider(api, queries, slide._id)
      toast({ title: words.deleted, text: words.deletedText })
    } catch (problem) {
      toast({
        title: words.error,
        text: reasonOf(problem, words.deleteFailed),
        tone: 'error',
      })
    }
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="overflow-hidden rounded-lg border border-hairline bg-raised">
        <table className="w-full text-sm">
          <thead className="border-b border-hairline text-start text-muted">
            <tr>
              <th className="w-12 px-3 py-2.5 text-start font-normal">{words.number}</th>
              <th className="px-3 py-2.5 text-start font-normal">{words.image}</th>
              <th className="px-3 py-2.5 text-start font-normal max-sm:hidden">{words.slideTitle}</th>
              <th className="px-3 py-2.5 text-end font-normal">{words.actions}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {slides.map((slide, place) => (
              <SliderRow
                key={slide._id}
                slide={slide}
                place={place}
                count={slides.length}
                onMove={(to) => move(place, to)}
                onDelete={() => remove(slide)}
                onLift={() => {
                  dragged.current = place
                }}
                onDrop={() => {
                  if (dragged.current !== undefined) void move(dragged.current, place)
                  dragged.current = undefined
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
