import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Field } from '#src/ui/form/field.tsx'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { problemText } from './problem-text.ts'
import type { ShelfDraft } from './use-shelf-form.ts'

/** The picture of a category; uploaded as soon as it is chosen. */
export function ShelfPicture({ form }: { form: UseFormReturn<ShelfDraft> }) {
  const words = useMessages(categoriesMessages)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const image = form.watch('image')

  async function choose(file: File | undefined) {
    if (!file) return
    setBusy(true)
    form.clearErrors('image')
    try {
      form.setValue('image', await uploadPicture(api, file, () => undefined))
    } catch (problem) {
      form.setError('image', { message: problemText(problem, words.offline) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Field
      label={words.picture}
      hint={words.pictureHint}
      error={form.formState.errors.image?.message}
      className="sm:col-span-full"
    >
      {(wiring) => (
        <div className="flex flex-wrap items-center gap-3">
          {image && <Picture src={image} alt="" sizes="80px" widths={[160]} className="w-20 rounded-md" />}
          <label className={`${buttonClass('secondary', 'small')} has-focus-visible:outline-2`}>
            <input
              {...wiring}
              type="file"
              accept="image/*"
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
              className="sr-only"
            />
            {words.choosePicture}
            {busy && <SpinnerIcon size={18} />}
          </label>
          {image && (
            <button
              type="button"
              onClick={() => form.setValue('image', '')}
              className="text-link min-h-11 text-sm"
            >
              {words.noPicture}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
