import { most } from '#src/catalogue/product/product-fields.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useMessages } from '#src/i18n/use-locale.ts'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { type FormPart, PlainFields, useMissingHint } from './plain-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'

/** What the product is called and what is said about it, in both languages. */
export function WordFields({ form }: FormPart) {
  const words = useMessages(productFormMessages)
  const { errors } = form.formState
  const nameHint = useMissingHint(form, 'name')
  const descriptionHint = useMissingHint(form, 'description')
  const name = (
    <TextField
      key="name"
      {...form.register('name')}
      label={words.name}
      error={errors.name?.message}
      hint={nameHint}
      maxLength={most.name}
      lang="en"
      dir="ltr"
    />
  )
  const description = (
    <TextArea
      key="description"
      {...form.register('description')}
      label={words.description}
      optional
      hint={descriptionHint ?? words.descriptionHint}
      placeholder={words.descriptionExample}
      error={errors.description?.message}
      maxLength={most.description}
      rows={5}
      lang="en"
      dir="ltr"
    />
  )
  const names = [name, <PlainFields key="nameAr" form={form} place="after the name" />]
  const descriptions = [
    description,
    <PlainFields key="descriptionAr" form={form} place="after the description" />,
  ]
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ReadersFirst>{names}</ReadersFirst>
      <ReadersFirst>{descriptions}</ReadersFirst>
    </div>
  )
}
