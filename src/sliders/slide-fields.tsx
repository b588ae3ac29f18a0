import type { UseFormReturn } from 'react-hook-form'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Field, TextArea, TextField } from '#src/ui/form/field.tsx'
import { sliderStaffMessages } from './slider-staff.messages.ts'
import type { SlideDraft } from './use-slider-form.ts'
import { slideMost } from './words-of-slide.ts'

const english = { lang: 'en', dir: 'ltr' }
const arabic = { lang: 'ar', dir: 'rtl' }

/** What a slide says and where it leads, how its picture is cut, and when it is shown (P8). */
export function SlideFields({ form }: { form: UseFormReturn<SlideDraft> }) {
  const words = useMessages(sliderStaffMessages)
  const { errors } = form.formState
  const [missing, typed] = [useMissingLanguage(), form.watch()]
  const wiring = (field: 'heading' | 'headingAr' | 'linkText' | 'linkTextAr' | 'text' | 'textAr') => ({
    ...form.register(field),
    label: words[field],
    optional: true,
    error: errors[field]?.message,
    hint: missing(field, typed),
    maxLength: slideMost[field.replace('Ar', '') as 'heading' | 'linkText' | 'text'],
  })
  const moment = (field: 'startsAt' | 'endsAt') => (
    <TextField
      {...form.register(field)}
      type="datetime-local"
      dir="ltr"
      label={words[field]}
      optional
      error={errors[field]?.message}
      {...(field === 'startsAt' && { hint: words.timesHint })}
    />
  )
  const focus = (field: 'focusX' | 'focusY') => (
    <Field label={words[field]} error={errors[field]?.message}>
      {(wiring) => (
        <input
          {...form.register(field, { valueAsNumber: true })}
          {...wiring}
          type="range"
          min={0}
          max={100}
          dir="ltr"
          className="h-11 w-full accent-wine"
        />
      )}
    </Field>
  )
  return (
    <>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1.5 font-normal">{words.onPicture}</legend>
        <p className="text-sm text-muted sm:col-span-2">{words.onPictureHint}</p>
        <ReadersFirst>
          <TextField {...wiring('heading')} {...english} />
          <TextField {...wiring('headingAr')} {...arabic} />
        </ReadersFirst>
        <ReadersFirst>
          <TextArea {...wiring('text')} {...english} rows={3} />
          <TextArea {...wiring('textAr')} {...arabic} rows={3} />
        </ReadersFirst>
        <TextField
          {...form.register('link')}
          label={words.link}
          optional
          dir="ltr"
          inputMode="url"
          spellCheck={false}
          maxLength={slideMost.link}
          placeholder="/shop"
          hint={words.linkHint}
          error={errors.link?.message}
          className="sm:col-span-2"
        />
        <ReadersFirst>
          <TextField {...wiring('linkText')} {...english} />
          <TextField {...wiring('linkTextAr')} {...arabic} />
        </ReadersFirst>
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1.5 font-normal">{words.cut}</legend>
        <p className="text-sm text-muted sm:col-span-2">{words.cutHint}</p>
        {focus('focusX')}
        {focus('focusY')}
        <label className="inline-flex min-h-11 items-center gap-3 sm:col-span-2">
          <input type="checkbox" {...form.register('mirror')} className="size-5 shrink-0" />
          {words.mirror}
        </label>
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-1.5 font-normal">{words.times}</legend>
        {moment('startsAt')}
        {moment('endsAt')}
      </fieldset>
    </>
  )
}
