import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { filterSearch, type ListFilter } from '#src/orders/changes/order-filter.ts'
import { allOrdersPath } from '#src/orders/order/order-lists.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { allOrdersMessages } from './all-orders.messages.ts'
import { useSavedViews } from './use-saved-views.ts'

/** The person's own views as links, and the way to keep the one on screen. */
export function SavedViews({ filter }: { filter: ListFilter }) {
  const words = useMessages(allOrdersMessages)
  const href = useHref()
  const { views, save, remove } = useSavedViews()
  const [naming, setNaming] = useState(false)
  const search = filterSearch(filter)
  const isNew = search !== '' && views.every((view) => view.search !== search)
  return (
    <>
      {views.length > 0 && (
        <ul aria-label={words.views} className="contents">
          {views.map((view) => (
            <li
              key={view.name}
              className={`inline-flex items-center rounded-md border text-sm ${view.search === search ? 'border-mark bg-tint' : 'border-hairline'}`}
            >
              <Link
                to={href(allOrdersPath + view.search)}
                aria-current={view.search === search ? 'true' : undefined}
                className="inline-flex min-h-9 max-w-48 items-center ps-3 font-normal touchable hover:text-wine"
              >
                <bdi className="truncate">{view.name}</bdi>
              </Link>
              <button
                type="button"
                aria-label={words.deleteView(view.name)}
                onClick={() => remove(view.name)}
                className="grid size-9 cursor-pointer place-items-center text-muted touchable hover:text-ink"
              >
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <Button kind="quiet" size="small" onClick={() => setNaming(true)}>
          {words.saveView}
        </Button>
      )}
      {naming && (
        <Dialog open onClose={() => setNaming(false)} title={words.saveView}>
          <NameView
            onName={(name) => {
              save(name, search)
              setNaming(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

function NameView({ onName }: { onName: (name: string) => void }) {
  const words = useMessages(allOrdersMessages)
  const form = useForm({ defaultValues: { name: '' }, shouldFocusError: false })
  const { submit, field, kept } = useFormSend(form, {
    async send({ name }) {
      onName(name)
    },
    // The browser keeps it: nothing is sent, and nobody refuses.
    words: { failed: '' },
    keep: 'order view',
  })
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <DraftOffer draft={kept} />
      <TextField
        label={words.viewName}
        hint={words.viewHint}
        maxLength={40}
        dir="auto"
        {...field('name', words.nameNeeded)}
      />
      <Button type="submit">{words.save}</Button>
    </form>
  )
}
