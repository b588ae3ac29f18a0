import { type ReactNode, useRef } from 'react'
import type { ArrangedHome } from '#src/content/home/home.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { arrangeMessages } from './arrange.messages.ts'
import { SectionRow } from './section-row.tsx'
import { useHomeLayout } from './use-home-layout.ts'

/** Home's sections in their order, under `heading`; rows are moved by dragging or by their arrows, and saved together. */
export function SectionList({ opened, heading }: { opened: ArrangedHome; heading: ReactNode }) {
  const words = useMessages(arrangeMessages)
  const href = useHref()
  const {
    sections,
    leftOut,
    said,
    failure,
    wrong,
    isNew,
    busy,
    save,
    bringBackUsual,
    move,
    edit,
    remove,
    add,
  } = useHomeLayout(opened)
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<number>(undefined)
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mb-4 flex items-end justify-between gap-x-6 gap-y-3 max-sm:flex-wrap sm:mb-6">
        {heading}
        <div className="flex shrink-0 gap-2">
          <Button kind="secondary" size="small" onClick={() => add('text')}>
            <PlusIcon size={18} />
            {words.addText}
          </Button>
          <Button kind="secondary" size="small" onClick={() => add('shelf')}>
            <PlusIcon size={18} />
            {words.addShelf}
          </Button>
        </div>
      </div>
      <ol ref={list} className="divide-y divide-hairline rounded-lg border border-hairline bg-raised">
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            wrong={wrong.get(section.id)}
            isNew={isNew(section)}
            isLeftOut={!section.hidden && leftOut.includes(section.kind)}
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
      <div className="mt-6 flex flex-wrap items-center gap-x-3 max-sm:justify-between">
        <Button kind="quiet" size="small" busy={busy} onClick={bringBackUsual} className="-ms-3.5">
          {words.usual}
        </Button>
        <a href={href('/')} className={`${buttonClass('quiet', 'small')} max-sm:-me-3.5 sm:ms-auto`}>
          {words.see}
        </a>
      </div>
      <div className="drop-bar sticky bottom-0 z-10 mt-2 flex justify-end border-t border-hairline bg-ground py-3 max-md:-mx-4 max-md:px-4">
        <Button
          busy={busy}
          busyLabel={words.saving}
          onClick={() => save(list.current)}
          className="max-sm:w-full"
        >
          {words.save}
        </Button>
      </div>
    </>
  )
}
