import { most } from '#src/catalogue/product/product-input.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import type { FormPart } from './form-part.ts'
import { productFormMessages } from './product-form.messages.ts'

// Lines of the two scripts differ in height; the two fields stand side by side.
const sameHeight = '[&_textarea]:h-40'

/** What the product is called and what is said about it, in both languages. */
export function WordFields({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('name')}
        label={words.name}
        error={errors.name?.message}
        maxLength={most.name}
        required
        lang="en"
        dir="ltr"
      />
      <TextField
        {...form.register('nameAr')}
        label={words.nameAr}
        optional
        error={errors.nameAr?.message}
        maxLength={most.name}
        lang="ar"
        dir="rtl"
      />
      <TextArea
        {...form.register('description')}
        label={words.description}
        optional
        hint={words.descriptionHint}
        placeholder={words.descriptionExample}
        error={errors.description?.message}
        maxLength={most.description}
        rows={6}
        lang="en"
        dir="ltr"
        className={sameHeight}
      />
      <TextArea
        {...form.register('descriptionAr')}
        label={words.descriptionAr}
        optional
        hint={words.descriptionHint}
        placeholder={words.descriptionArExample}
        error={errors.descriptionAr?.message}
        maxLength={most.description}
        rows={5}
        lang="ar"
        dir="rtl"
        className={sameHeight}
      />
      <TextField
        {...form.register('videoLink')}
        label={words.videoLink}
        optional
        error={errors.videoLink?.message}
        maxLength={most.link}
        inputMode="url"
        spellCheck={false}
        placeholder="https://"
        dir="ltr"
        className="sm:col-span-2"
      />
    </div>
  )
}
