import { useRef } from 'react'
import type { HomeLayout } from '#src/content/home/home.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { arrangeMessages } from './arrange.messages.ts'
import { SectionRow } from './section-row.tsx'
import { useHomeLayout } from './use-home-layout.ts'

/** Home's sections in their order; rows are moved by dragging or by their arrows, and saved together. */
export function SectionList({ opened }: { opened: HomeLayout }) {
  const words = useMessages(arrangeMessages)
  const href = useHref()
  const { sections, said, failure, busy, save, bringBackUsual, move, edit, remove, add } =
    useHomeLayout(opened)
  const dragged = useRef<number>(undefined)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button kind="secondary" size="small" onClick={() => add('text')}>
          {words.addText}
        </Button>
        <Button kind="secondary" size="small" onClick={() => add('shelf')}>
          {words.addShelf}
        </Button>
      </div>
      <ol className="divide-y divide-hairline rounded-lg border border-hairline bg-raised">
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            place={place}
            count={sections.length}
            onMove={(to) => move(place, to)}
            onEdit={(fields) => edit(place, fields)}
            onRemove={() => remove(place)}
            onLift={() => {
              dragged.current = place
            }}
            onDrop={() => {
              if (dragged.current !== undefined) move(dragged.current, place)
              dragged.current = undefined
            }}
          />
        ))}
      </ol>
      <p role="alert" className="mt-4 text-sm font-normal text-brick empty:hidden">
        {failure}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="quiet" busy={busy} onClick={bringBackUsual} className="me-auto">
          {words.usual}
        </Button>
        <a href={href('/')} className={buttonClass('quiet')}>
          {words.see}
        </a>
        <Button busy={busy} busyLabel={words.saving} onClick={save}>
          {words.save}
        </Button>
      </div>
    </>
  )
}
