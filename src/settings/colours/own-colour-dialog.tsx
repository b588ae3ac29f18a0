import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { storedName, typedName } from '#src/core/names.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { colourKey, longestColourName, type OwnColour } from '#src/ui/colours.ts'
import { useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { readHex } from '../brand/colour.ts'
import { useSettings } from '../use-settings.ts'
import { ownColourMessages } from './own-colour.messages.ts'
import { dropOwnColour, sendOwnColour } from './own-colour.query.ts'

type DialogProps = {
  /** What was typed, or the stored name of the colour that is changed. */
  called: string
  onClose: () => void
  /** It is kept, under this name. */
  onSaved: (stored: string) => void
}

/** Asks for both names and the shade of a colour that neither the table nor the shop knows, or changes one of the shop's (P6). */
export function OwnColourDialog({ called, onClose, onSaved }: DialogProps) {
  const words = useMessages(ownColourMessages)
  const [api, queries, tellFailure] = [useApi(), useQueryClient(), useTellFailure()]
  const known = useSettings()?.colours.find(({ name }) => colourKey(name) === colourKey(called))
  const isLatin = /[a-z]/i.test(called)
  const form = useForm<OwnColour>({
    defaultValues: (known && { ...known, name: typedName(known) }) ?? {
      name: isLatin ? called : '',
      nameAr: isLatin ? '' : called,
      shade: '',
    },
    shouldFocusError: false,
  })
  const { submit, busy, failure, field } = useFormSend(form, {
    async send(colour) {
      await sendOwnColour(api, queries, colour)
      onSaved(storedName(colour))
    },
    words: { failed: words.failed },
  })
  async function drop(name: string) {
    try {
      await dropOwnColour(api, queries, name)
      onClose()
    } catch (problem) {
      tellFailure(words.failed, problem)
    }
  }
  const typed = form.watch()
  const { shade } = typed
  const missing = useMissingLanguage()
  const isNamedInArabic = known !== undefined && typedName(known) === ''
  const { setFocus } = form
  const empty = known ? undefined : isLatin ? 'nameAr' : 'name'
  useEffect(() => {
    if (empty) setFocus(empty)
  }, [empty, setFocus])

  return (
    <Dialog open onClose={onClose} title={words.newTitle}>
      <form
        noValidate
        aria-busy={busy}
        className="grid gap-5"
        onSubmit={(event) => {
          // The product's form is around this one in React, though not on the page.
          event.stopPropagation()
          submit(event)
        }}
      >
        <p className="text-sm text-muted">{words.lead}</p>
        {/* Products store the English name, or the Arabic that stands for it: it stays once they can have it. */}
        <ReadersFirst>
          <TextField
            label={words.name}
            {...field('name')}
            optional={!known}
            hint={known ? undefined : missing('name', typed)}
            dir="ltr"
            lang="en"
            maxLength={longestColourName}
            autoComplete="off"
            readOnly={known !== undefined}
          />
          <TextField
            label={words.nameAr}
            {...field('nameAr')}
            dir="rtl"
            lang="ar"
            maxLength={longestColourName}
            autoComplete="off"
            readOnly={isNamedInArabic}
          />
        </ReadersFirst>
        <div className="flex items-start gap-3">
          <TextField
            label={words.shade}
            hint={words.shadeHint}
            {...field('shade')}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            maxLength={9}
            placeholder="#2e8b80"
            className="grow"
          />
          <input
            type="color"
            aria-label={words.pick}
            value={readHex(shade) ?? '#808080'}
            onChange={(event) => form.setValue('shade', event.currentTarget.value, { shouldDirty: true })}
            className="mt-7 size-12 rtl:mt-8.5 shrink-0 cursor-pointer rounded-md border border-control bg-raised p-1"
          />
        </div>
        {failure && (
          <p role="alert" className="text-sm font-normal text-brick">
            {failure}
          </p>
        )}
        <Button type="submit">{words.save}</Button>
        {known && (
          <Button kind="quiet" onClick={() => void drop(known.name)}>
            {words.drop}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
