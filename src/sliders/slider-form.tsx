import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { Field, TextField } from '#src/ui/form/field.tsx'
import { FileView } from '#src/ui/page/file-view.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { SlideFields } from './slide-fields.tsx'
import type { PlannedSlider } from './slider.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'
import { useSliderForm } from './use-slider-form.ts'

/** product.md section 2's slider form: one picture of 900 by 450, a title for those who cannot see it, and what it says (P8). */
export function SliderForm({ slide }: { slide?: PlannedSlider }) {
  const words = useMessages(sliderStaffMessages)
  const href = useHref()
  const { shopName } = useShop()
  const { form, kept, submit, file, title, choose, preview, share } = useSliderForm(slide)
  const { errors } = form.formState
  const { focusX, focusY } = form.watch()
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid max-w-2xl gap-6 rounded-lg border border-hairline bg-raised p-4 sm:p-6"
    >
      <DraftOffer draft={kept} />
      <Field
        label={words.picture}
        hint={slide ? words.keepHint : words.pictureHint}
        error={errors.image?.message}
      >
        {(wiring) => (
          <div className="control flex items-center gap-4 py-2 has-focus-visible:border-mark">
            <label className={`${buttonClass('secondary', 'small')} has-focus-visible:outline-2`}>
              <input
                {...wiring}
                type="file"
                accept="image/*"
                onChange={(event) => choose(event.currentTarget.files?.[0])}
                className="sr-only"
              />
              {words.choose}
            </label>
            <bdi className="min-w-0 truncate text-sm text-muted">{file?.name ?? words.noFile}</bdi>
          </div>
        )}
      </Field>
      <figure>
        <figcaption className="mb-1.5 text-sm">{words.preview}</figcaption>
        <div className="grid aspect-[2/1] place-items-center overflow-hidden rounded-md bg-sunken text-muted">
          {!preview && <bdi dir="ltr">900 × 450</bdi>}
          {preview && (
            <FileView
              src={preview}
              name={file?.name ?? ''}
              alt={title || shopName}
              style={{ objectPosition: `${focusX}% ${focusY}%` }}
              className="size-full object-cover"
            />
          )}
        </div>
      </figure>
      <TextField
        {...form.register('title')}
        label={words.slideTitle}
        optional
        dir="auto"
        maxLength={200}
        placeholder={shopName}
        hint={words.titleHint(shopName)}
        error={errors.title?.message}
      />
      <SlideFields form={form} />
      <div className="flex justify-end gap-3">
        <Link to={href('/dashboard/manageSlider')} className={buttonClass('secondary')}>
          {words.cancel}
        </Link>
        <Button
          type="submit"
          busy={share !== undefined}
          busyLabel={share ? words.sendingShare(Math.round(share * 100)) : words.sending}
        >
          {slide ? words.update : words.upload}
        </Button>
      </div>
    </form>
  )
}
