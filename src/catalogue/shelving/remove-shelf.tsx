import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { categoriesMessages } from './categories.messages.ts'
import { problemText, sendTreeChange } from './category-tree.query.ts'
import { placeName, placesBut, type ShelfAsked, whereOf } from './shelf-asked.ts'
import type { StaffTree } from './staff-tree.ts'

type RemoveProps = {
  tree: StaffTree
  asked: Extract<ShelfAsked, { to: 'edit' | 'remove' }>
  onDone: () => void
}

/** Asks where the goods and the address of what is deleted go; a category may be merged into another. */
export function RemoveShelf({ tree, asked, onDone }: RemoveProps) {
  const words = useMessages(categoriesMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const { category, sub } = asked
  const shelf = sub ?? category
  const places = placesBut(tree, asked)
  const [to, setTo] = useState(sub ? category.slug : '')
  const [merge, setMerge] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const target = places.find(({ value }) => value === to)

  async function remove() {
    setBusy(true)
    try {
      await sendTreeChange(api, queries, {
        remove: {
          in: whereOf(asked),
          ...(target && { to: whereOf(target) }),
          ...(!sub && merge && { merge }),
        },
      })
      toast({ title: words.deleted })
      onDone()
    } catch (problem) {
      setWrong(problemText(problem, words.offline))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onDone}
      title={words.removeTitle(categoryName(locale, shelf))}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button busy={busy} onClick={remove}>
            {words.yes}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">
          {words.products(shelf.products)}. {words.removeText}
        </p>
        <SelectField
          label={words.to}
          name="to"
          value={to}
          error={wrong}
          onChange={(event) => setTo(event.currentTarget.value)}
        >
          {!sub && <option value="">{shelf.products === 0 ? words.nowhere : ''}</option>}
          {places.map((place) => (
            <option key={place.value} value={place.value}>
              {placeName(locale, place, words)}
            </option>
          ))}
        </SelectField>
        {!sub && category.subCategories.length > 0 && target && !target.sub && (
          <label className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={merge}
              onChange={(event) => setMerge(event.currentTarget.checked)}
              className="size-5"
            />
            {words.merge}
          </label>
        )}
      </div>
    </Dialog>
  )
}
