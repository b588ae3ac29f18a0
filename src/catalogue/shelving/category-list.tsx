import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { ChooseAllBox } from '#src/ui/choose-box.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { ChevronIcon, PlusIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { categoriesMessages } from './categories.messages.ts'
import { problemText, sendTreeChange } from './category-tree.query.ts'
import { ManyShelves } from './many-shelves.tsx'
import { allShelves, type ShelfAsked, shelfKey, whereOf } from './shelf-asked.ts'
import { ShelfRow } from './shelf-row.tsx'
import type { StaffCategory, StaffSubCategory, StaffTree } from './staff-tree.ts'

type Dragged = { category: StaffCategory; sub?: StaffSubCategory | undefined }

/** The tree; what stands in it is moved by dragging or by its arrows, a sub-category also into another category. */
export function CategoryList({ tree, onAsk }: { tree: StaffTree; onAsk: (asked: ShelfAsked) => void }) {
  const words = useMessages(categoriesMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const dragged = useRef<Dragged>(undefined)
  const [said, setSaid] = useState('')
  const [picked, pick] = useState<ReadonlySet<string>>(new Set())
  const chosen = allShelves(tree).filter(({ value }) => picked.has(value))
  const slugs = tree.categories.map(({ slug }) => slug)
  const all = slugs.every((slug) => picked.has(slug))

  async function move(what: Dragged, place: number, to?: StaffCategory) {
    try {
      await sendTreeChange(api, queries, {
        move: { in: whereOf(what), place, ...(to && { to: to.slug }) },
      })
      setSaid(words.moved(categoryName(locale, what.sub ?? what.category), place + 1))
    } catch (problem) {
      setSaid('')
      toast({ title: words.failed, text: problemText(problem, words.offline), tone: 'error' })
    }
  }

  function drop(target: Dragged, place: number) {
    const what = dragged.current
    dragged.current = undefined
    if (!what || (what.sub ?? what.category).slug === (target.sub ?? target.category).slug) return
    if (!what.sub) void move(what, tree.categories.indexOf(target.category))
    else void move(what, target.sub ? place : target.category.subCategories.length, target.category)
  }

  const rowOf = (what: Dragged, place: number, count: number) => ({
    shelf: what.sub ?? what.category,
    place,
    count,
    chosen: picked.has(shelfKey(what)),
    onChoose: (on: boolean) =>
      pick(new Set(on ? [...picked, shelfKey(what)] : [...picked].filter((one) => one !== shelfKey(what)))),
    onMove: (to: number) => move(what, to),
    onEdit: () => onAsk({ to: 'edit', category: what.category, ...(what.sub && { sub: what.sub }) }),
    onRemove: () => onAsk({ to: 'remove', category: what.category, ...(what.sub && { sub: what.sub }) }),
    onLift: () => {
      dragged.current = what
    },
    onDrop: () => drop(what, place),
  })

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ChooseAllBox
        label={words.chooseAll}
        checked={all}
        some={!all && chosen.length > 0}
        onChange={(event) => pick(new Set(event.currentTarget.checked ? slugs : []))}
        className="px-2"
      />
      <ul className="overflow-hidden rounded-lg border border-hairline bg-raised" data-testid="category-tree">
        {tree.categories.map((category, place) => (
          // How many stand in it is said on the line of its buttons, before them.
          <li key={category.slug} className="relative border-t border-hairline first:border-0">
            <ShelfRow {...rowOf({ category }, place, tree.categories.length)} />
            <details className="group pointer-events-none px-3 *:pointer-events-auto open:pb-3 max-md:-mt-11.5">
              <summary className="flex h-11 w-fit cursor-pointer items-center gap-1 text-xs text-muted hover:text-mark max-md:mb-0.5 md:absolute md:end-46 md:top-1.5 xl:text-sm">
                {words.subCategories(category.subCategories.length)}
                <ChevronIcon to="down" size={16} className="transition-transform group-open:-rotate-90" />
              </summary>
              <ul className="mb-2 -me-3 border-s border-hairline xl:ps-2">
                {category.subCategories.map((sub, at) => (
                  <li key={sub.slug}>
                    <ShelfRow {...rowOf({ category, sub }, at, category.subCategories.length)} />
                  </li>
                ))}
              </ul>
              <button
                type="button"
                onClick={() => onAsk({ to: 'add', category })}
                className={buttonClass('secondary', 'small')}
              >
                <PlusIcon size={18} />
                {words.addSub}
                <span className="sr-only">: {categoryName(locale, category)}</span>
              </button>
            </details>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <ManyShelves tree={tree} chosen={chosen} onClear={() => pick(new Set())} />}
    </>
  )
}
