import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Field } from '#src/ui/form/field.tsx'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { problemText } from './category-tree.query.ts'

type PictureProps = {
  /** Its address; empty for none. */
  image: string
  /** Where it shows. */
  hint: string
  error: string | undefined
  onChange: (image: string) => void
  onError: (message: string | undefined) => void
}

/** The picture of a category, a collection, a page or a text on home; uploaded as soon as it is chosen. */
export function ShelfPicture({ image, hint, error, onChange, onError }: PictureProps) {
  const words = useMessages(categoriesMessages)
  const api = useApi()
  const [busy, setBusy] = useState(false)

  async function choose(file: File | undefined) {
    if (!file) return
    setBusy(true)
    onError(undefined)
    try {
      onChange(await uploadPicture(api, file, () => undefined))
    } catch (problem) {
      onError(problemText(problem, words.offline))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Field label={words.picture} hint={hint} error={error} className="sm:col-span-full">
      {(wiring) => (
        // The hidden input is at its own place: focused, it would else scroll the whole dialog.
        <div className="relative flex flex-wrap items-center gap-3">
          {image && <Picture src={image} alt="" sizes="80px" widths={[160]} className="w-20! rounded-md" />}
          <label className={`${buttonClass('secondary', 'small')} has-focus-visible:outline-2`}>
            <input
              {...wiring}
              type="file"
              accept="image/*"
              onChange={(event) => {
                void choose(event.currentTarget.files?.[0])
                // The same one can be chosen again, once it failed or was removed.
                event.currentTarget.value = ''
              }}
              className="sr-only"
            />
            {words.choosePicture}
            {busy && <SpinnerIcon size={18} />}
          </label>
          {image && (
            <button type="button" onClick={() => onChange('')} className="text-link min-h-11 text-sm">
              {words.noPicture}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
