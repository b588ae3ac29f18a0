import { useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { cartLineLimit } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { AddProduct } from './add-product.tsx'
import type { EditDraft, LineDraft } from './edit-draft.ts'
import { EditLine } from './edit-line.tsx'
import { editOrderMessages } from './edit-order.messages.ts'
import type { LiveQuote } from './use-edit-quote.ts'

type LinesProps = {
  form: UseFormReturn<EditDraft>
  lines: readonly LineDraft[]
  problems: LiveQuote['problems']
}

/** The lines of an order as they are edited, and a search for what comes into it. The last one stays. */
export function EditLines({ form, lines, problems }: LinesProps) {
  const words = useMessages(editOrderMessages)
  const locale = useLocale()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'products' })

  function change(place: number, changes: Partial<LineDraft>) {
    const line = form.getValues(`products.${place}`)
    form.setValue(`products.${place}`, { ...line, ...changes }, { shouldDirty: true })
    form.clearErrors(`products.${place}`)
  }
  /** What was said of a line when the edit was sent, while its size or colour is still to be chosen. */
  function refusedOf(place: number): string | undefined {
    const { size, color } = form.formState.errors.products?.[place] ?? {}
    return size?.message ?? color?.message
  }
  function takeOut(place: number) {
    const line = lines[place]
    if (!line || lines.length === 1) return
    remove(place)
    setSaid(words.removed(nameIn(locale, line)))
    // Its button went with it: the keyboard goes on at the next one.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]')
      buttons?.[Math.min(place, buttons.length - 1)]?.focus()
    })
  }
  function add(line: LineDraft) {
    append(line, { shouldFocus: false })
    setSaid(words.added(nameIn(locale, line)))
  }

  return (
    <>
      <ul ref={list} className="divide-y divide-hairline">
        {fields.map((field, place) => {
          const line = lines[place]
          return (
            line && (
              <EditLine
                key={field.id}
                line={line}
                note={line.line === undefined && <p className="text-xs text-muted">{words.newLine}</p>}
                isLast={lines.length === 1}
                problem={
                  problems.find(({ path }) => path.startsWith(`products.${place}.`))?.message ??
                  refusedOf(place)
                }
                onChange={(changes) => change(place, changes)}
                onRemove={() => takeOut(place)}
              />
            )
          )
        })}
      </ul>
      {lines.length === 1 && <p className="mt-2 text-xs text-muted">{words.lastLine}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {lines.length < cartLineLimit && <AddProduct onAdd={add} />}
    </>
  )
}
