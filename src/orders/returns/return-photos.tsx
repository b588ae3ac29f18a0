import { type ChangeEvent, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Field } from '#src/ui/form/field.tsx'
import { PicturePicker } from '#src/ui/form/picture-picker.tsx'
import { guestReturnMessages } from './returns.messages.ts'

/** Their addresses; undefined while they are being sent, when the form waits for them. */
export type Photos = readonly string[] | undefined

type PhotosProps = { value: Photos; onChange: (addresses: Photos) => void }

const mostPhotos = 3

/** Up to 3 photos of what comes back, stored privately when chosen (F2). Choosing again replaces them. */
export function ReturnPhotos({ value, onChange }: PhotosProps) {
  const words = useMessages(guestReturnMessages)
  const api = useApi()
  const [failure, setFailure] = useState<string>()

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])].slice(0, mostPhotos)
    onChange(undefined)
    setFailure(undefined)
    const addresses: string[] = []
    try {
      for (const file of files) addresses.push(await uploadPicture(api, file))
    } catch (problem) {
      setFailure((problem instanceof ApiProblem && problem.message) || words.photoFailed)
    } finally {
      onChange(addresses)
    }
  }
  return (
    <div>
      <Field label={words.photos} optional error={failure}>
        {(wiring) => (
          <PicturePicker
            {...wiring}
            multiple
            attached={value !== undefined && value.length > 0}
            onChange={send}
          />
        )}
      </Field>
      <p role="status" className="mt-1.5 text-sm text-olive">
        {value ? value.length > 0 && words.photoReady(value.length) : words.photoSending}
      </p>
    </div>
  )
}
