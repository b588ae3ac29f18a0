import { useId, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { palette, type Theme } from '#src/settings/brand/accent.ts'
import type { BrandPicture } from '#src/settings/brand/brand.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { SpinnerIcon } from '#src/ui/icons.tsx'
import { useReasonOf } from '#src/ui/overlay/use-tell-failure.ts'
import { brandMessages } from './brand.messages.ts'
import { uploadDrawing } from './brand.query.ts'

/** A picture of the brand, chosen from a file: shown on the ground it will stand on. */
export function BrandPictureField({
  title,
  hint,
  isIcon,
  ground,
  picture,
  instead,
  error,
  onChange,
  disabled,
}: {
  title: string
  hint: string
  /** It is shown in a square, as home screens do (app-icon.ts): a wide logo is small in it. */
  isIcon: boolean
  ground: Theme
  picture: BrandPicture | null
  /** What the shop shows while none is chosen: another picture, or its name. */
  instead: BrandPicture | string | null
  error: string | undefined
  onChange: (picture: BrandPicture | null) => void
  disabled: boolean
}) {
  const words = useMessages(brandMessages)
  const reasonOf = useReasonOf()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [api, problem] = [useApi(), failure || error]
  const shown = picture ?? instead
  // As brandSheet has it: a logo for light ground could not be seen in the dark.
  const onPlate = ground === 'dark' && !picture

  async function upload(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setFailure('')
    try {
      onChange(await uploadDrawing(api, file))
    } catch (refusal) {
      setFailure(reasonOf(refusal, (refusal instanceof Error && refusal.message) || words.failed))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="row-span-3 grid grid-cols-1 grid-rows-subgrid content-start gap-2">
      <p className="text-sm font-normal">
        {title} <span className="block font-light text-muted">{hint}</span>
      </p>
      <div
        className="flex h-24 items-center justify-center rounded-md border border-hairline p-3"
        style={{ backgroundColor: palette[ground].ground, color: palette[ground].ink }}
      >
        {busy && <SpinnerIcon size={24} />}
        {!busy && typeof shown === 'string' && (
          <bdi className="truncate font-heading text-2xl font-medium">{shown}</bdi>
        )}
        {!busy && shown && typeof shown !== 'string' && (
          <img
            src={shown.url}
            alt=""
            width={shown.width}
            height={shown.height}
            className={`h-full min-h-0 object-contain ${isIcon ? 'aspect-square w-auto rounded-lg border border-hairline p-1.5' : onPlate ? 'w-auto rounded-sm p-1' : 'w-full'}`}
            style={isIcon || onPlate ? { backgroundColor: palette.light[isIcon ? 'raised' : 'ground'] } : {}}
          />
        )}
      </div>
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={`relative inline-flex min-h-11 items-center rounded-md border border-control px-3.5 text-sm font-normal has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark ${disabled ? 'opacity-50' : 'hover:border-ink'}`}
          >
            {picture ? words.replace : words.upload}
            <input
              id={id}
              type="file"
              accept="image/svg+xml,image/png,image/webp,image/jpeg,image/avif"
              aria-label={words.choose(title)}
              disabled={disabled || busy}
              className="absolute inset-0 cursor-pointer opacity-0"
              onChange={(event) => {
                void upload(event.currentTarget.files?.[0])
                event.currentTarget.value = ''
              }}
            />
          </label>
          {picture && (
            <Button
              kind="quiet"
              size="small"
              aria-label={words.removeWhat(title)}
              onClick={() => onChange(null)}
            >
              {words.remove}
            </Button>
          )}
        </div>
        {problem && (
          <p role="alert" className="text-xs font-normal text-brick">
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
