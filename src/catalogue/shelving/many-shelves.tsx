import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { joined } from '#src/i18n/joined.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { SelectField } from '#src/ui/form/field.tsx'
import { ChosenBar } from '#src/ui/overlay/chosen-bar.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { readMs, toast } from '#src/ui/overlay/toast.ts'
import { categoriesMessages } from './categories.messages.ts'
import { problemText, sendManyShelves } from './category-tree.query.ts'
import { allShelves, type Chosen, placeName, whereOf } from './shelf-asked.ts'
import type { ShelfAction, ShelfOutcome } from './shelf-body.ts'
import type { StaffTree } from './staff-tree.ts'

type ManyProps = { tree: StaffTree; chosen: readonly Chosen[]; onClear: () => void }

/** What can be done with the chosen categories and sub-categories: hiding and deleting are asked once, for all of them (P15). */
export function ManyShelves({ tree, chosen, onClear }: ManyProps) {
  const words = useMessages(categoriesMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const [asked, ask] = useState<'hide' | 'delete'>()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState('')
  const gone = new Set(chosen.map(({ value }) => value))
  const places = allShelves(tree).filter(
    ({ value, category }) => !gone.has(value) && !gone.has(category.slug),
  )
  const target = places.find(({ value }) => value === to)
  const sumOf = (some: readonly Chosen[]) =>
    some.reduce((sum, { sub, category }) => sum + (sub ?? category).products, 0)
  const inCategories = sumOf(chosen.filter(({ sub }) => !sub))
  // A sub-category of a chosen one is counted with it.
  const inSubs = sumOf(chosen.filter(({ sub, category }) => sub && !gone.has(category.slug)))
  const goods = inCategories + inSubs
  // On a phone a button that has nothing to do would move Delete out of sight.
  const some = (is: (hidden: boolean) => boolean) =>
    chosen.some(({ sub, category }) => is((sub ?? category).hidden))
  const isAll = tree.categories.every(({ slug }) => gone.has(slug))

  function close() {
    ask(undefined)
    setTo('')
    setWrong('')
  }

  async function act(action: ShelfAction) {
    setBusy(true)
    try {
      const outcomes = await sendManyShelves(api, queries, {
        shelves: chosen.map(whereOf),
        action,
        ...(action === 'delete' && target && { to: whereOf(target) }),
      })
      tell(action, outcomes)
      close()
      onClear()
    } catch (problem) {
      const text = problemText(problem, words.offline)
      if (asked) setWrong(text)
      else toast({ title: words.failed, text, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }

  /** How many were changed, and of each that was not, why. */
  function tell(action: ShelfAction, outcomes: readonly ShelfOutcome[]) {
    const why: Record<ShelfOutcome['outcome'], ((names: string) => string) | undefined> = {
      hasProducts: words.hasProducts,
      lastOne: words.lastOne,
      same: words.same,
      gone: words.gone,
      changed: undefined,
    }
    const kept = Object.entries(why).flatMap(([outcome, say]) => {
      const names = outcomes
        .map((one, n) => (one.outcome === outcome ? chosen[n] : undefined))
        .filter((one) => one !== undefined)
        .map(({ sub, category }) => categoryName(locale, sub ?? category))
      return say && names.length > 0 ? [say(joined(locale, names))] : []
    })
    const changed = outcomes.filter(({ outcome }) => outcome === 'changed').length
    const done = { hide: words.doneHide, show: words.doneShow, delete: words.doneDelete }
    const title = done[action](changed)
    toast(kept.length > 0 ? { title, text: kept.join(' '), tone: 'warning', ms: readMs } : { title })
  }

  return (
    <>
      <ChosenBar count={words.chosen(chosen.length)} clear={words.clear} onClear={onClear}>
        {some((hidden) => hidden) && (
          <Button kind="secondary" size="small" busy={busy && !asked} onClick={() => act('show')}>
            {words.show}
          </Button>
        )}
        {some((hidden) => !hidden) && (
          <Button kind="secondary" size="small" onClick={() => ask('hide')}>
            {words.hide}
          </Button>
        )}
        <Button kind="danger" size="small" onClick={() => ask('delete')}>
          {words.yes}
        </Button>
      </ChosenBar>
      {asked && (
        <Dialog
          open
          onClose={close}
          title={asked === 'delete' ? words.askDelete(chosen.length) : words.askHide(chosen.length)}
          footer={
            <div className="flex flex-wrap justify-end gap-3">
              <Button kind="secondary" onClick={close}>
                {words.cancel}
              </Button>
              <Button kind={asked === 'delete' ? 'danger' : 'primary'} busy={busy} onClick={() => act(asked)}>
                {asked === 'delete' ? words.yes : words.hide}
              </Button>
            </div>
          }
        >
          <div className="grid gap-4">
            <p className="text-muted">
              {words.products(goods)}. {asked === 'hide' && words.hideText}
              {asked === 'delete' && places.length > 0 && words.removeText}
            </p>
            {asked === 'delete' && isAll && <p>{words.oneStays}</p>}
            {asked === 'delete' && places.length > 0 && (
              <SelectField
                label={words.to}
                name="to"
                value={to}
                onChange={(event) => setTo(event.currentTarget.value)}
              >
                <option value="">
                  {goods === 0
                    ? words.nowhere
                    : words[inSubs === 0 ? 'stays' : inCategories === 0 ? 'toTheirs' : 'toTheirsOrStays']}
                </option>
                {places.map((place) => (
                  <option key={place.value} value={place.value}>
                    {placeName(locale, place, words)}
                  </option>
                ))}
              </SelectField>
            )}
            {wrong && (
              <p role="alert" className="text-sm font-normal text-brick">
                {wrong}
              </p>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
