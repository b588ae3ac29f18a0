import { type ChangeEvent, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { Field } from '#src/ui/form/field.tsx'
import { PicturePicker } from '#src/ui/form/picture-picker.tsx'
import { guestReturnMessages } from './returns.messages.ts'

/** Their addresses; undefined while they are being sent, when the form waits for them; failed while who sends was not told that they did not arrive. */
export type Photos = readonly string[] | undefined | 'failed'

type PhotosProps = { value: Photos; onChange: (addresses: Photos) => void }

const mostPhotos = 3

/** Up to 3 photos of what comes back, stored privately when chosen (F2). Choosing again replaces them; where one fails none is kept. */
export function ReturnPhotos({ value, onChange }: PhotosProps) {
  const words = useMessages(guestReturnMessages)
  const api = useApi()
  const [failure, setFailure] = useState<string>()
  const ready = value === 'failed' ? 0 : value?.length

  async function send(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])].slice(0, mostPhotos)
    onChange(undefined)
    setFailure(undefined)
    const addresses: string[] = []
    try {
      for (const file of files) addresses.push(await uploadPicture(api, file))
      onChange(addresses)
    } catch (problem) {
      setFailure((problem instanceof ApiProblem && problem.message) || words.photoFailed)
      onChange('failed')
    }
  }
  return (
    <div>
      <Field label={words.photos} optional error={failure}>
        {(wiring) => <PicturePicker {...wiring} multiple attached={(ready ?? 0) > 0} onChange={send} />}
      </Field>
      <p role="status" className="mt-1.5 text-sm text-olive">
        {ready === undefined ? words.photoSending : ready > 0 && words.photoReady(ready)}
      </p>
    </div>
  )
}
