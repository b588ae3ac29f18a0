import { useAddressHint } from '#src/catalogue/categories/address-hint.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { hasSearchTexts } from '#src/catalogue/categories/search-texts.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { SearchFields } from './search-fields.tsx'
import type { ShelfAsked } from './shelf-asked.ts'
import { mostOfShelf } from './shelf-limits.ts'
import { ShelfPicture } from './shelf-picture.tsx'
import type { StaffTree } from './staff-tree.ts'
import { useShelfForm } from './use-shelf-form.ts'

type ShelfFormProps = {
  tree: StaffTree
  asked: Exclude<ShelfAsked, { to: 'remove' }> | Extract<ShelfAsked, { to: 'edit' | 'remove' }>
  onDone: () => void
}

/** A category or sub-category being made or changed; what was typed stays through every refusal. */
export function ShelfForm({ tree, asked, onDone }: ShelfFormProps) {
  const words = useMessages(categoriesMessages)
  const locale = useLocale()
  const { form, submit, isSub, kept, keepShort } = useShelfForm(asked, onDone)
  const { errors, isSubmitting } = form.formState
  const missing = useMissingLanguage()
  const addressHint = useAddressHint()
  const typed = form.watch()
  const textHint = missing('text', typed)
  const name = (shelf: { name: string; nameAr: string }) => categoryName(locale, shelf)
  const beside = asked.category?.subCategories ?? tree.categories
  const title =
    asked.to === 'edit'
      ? words.editTitle(name(asked.sub ?? asked.category))
      : asked.category
        ? words.addSubTitle(name(asked.category))
        : words.addTitle
  return (
    <Dialog
      open
      onClose={onDone}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onDone}>
            {words.cancel}
          </Button>
          <Button type="submit" form="shelf-form" busy={isSubmitting}>
            {words.save}
          </Button>
        </div>
      }
    >
      <form id="shelf-form" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <DraftOffer draft={kept} className="sm:col-span-2" />
        <ReadersFirst>
          <TextField
            {...form.register('name', { onChange: ({ target }) => keepShort('name', target.value) })}
            label={words.name}
            error={errors.name?.message}
            hint={missing('name', typed)}
            maxLength={mostOfShelf.name}
            dir="ltr"
            optional
          />
          <TextField
            {...form.register('nameAr', { onChange: ({ target }) => keepShort('nameAr', target.value) })}
            label={words.nameAr}
            error={errors.nameAr?.message}
            hint={missing('nameAr', typed)}
            maxLength={mostOfShelf.name}
            dir="rtl"
          />
        </ReadersFirst>
        {!isSub && (
          <ReadersFirst>
            <TextField
              {...form.register('short')}
              label={words.short}
              hint={words.shortHint}
              maxLength={mostOfShelf.short}
              dir="ltr"
              optional
            />
            <TextField
              {...form.register('shortAr')}
              label={words.shortAr}
              maxLength={mostOfShelf.short}
              dir="rtl"
              optional
            />
          </ReadersFirst>
        )}
        {asked.to === 'edit' && isSub && (
          <SelectField {...form.register('to')} label={words.parent} error={errors.to?.message}>
            {tree.categories.map((one) => (
              <option key={one.slug} value={one.slug}>
                {one.hidden ? words.hiddenPlace(name(one)) : name(one)}
              </option>
            ))}
          </SelectField>
        )}
        {asked.to === 'add' && beside.length > 0 && (
          <SelectField {...form.register('place')} label={words.place}>
            <option value="0">{words.first}</option>
            {beside.map((one, n) => (
              <option key={one.slug} value={n === beside.length - 1 ? '' : n + 1}>
                {words.after(name(one))}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          {...form.register('slug')}
          label={words.slug}
          hint={addressHint({ ...typed, address: typed.slug }) ?? words.slugHint}
          error={errors.slug?.message}
          maxLength={mostOfShelf.slug}
          dir="ltr"
          optional
        />
        <ReadersFirst>
          <TextArea
            {...form.register('text')}
            label={words.text}
            hint={textHint ?? words.textHint}
            maxLength={mostOfShelf.text}
            dir="ltr"
            rows={3}
            optional
            className="sm:col-span-full"
          />
          <TextArea
            {...form.register('textAr')}
            label={words.textAr}
            hint={missing('textAr', typed)}
            maxLength={mostOfShelf.text}
            dir="rtl"
            rows={3}
            optional
            className="sm:col-span-full"
          />
        </ReadersFirst>
        <SearchFields
          register={form.register}
          errors={errors}
          open={hasSearchTexts(form.formState.defaultValues)}
        />
        <ShelfPicture
          image={form.watch('image')}
          hint={isSub ? words.pictureHint : words.storyHint}
          error={errors.image?.message}
          onChange={(image) => form.setValue('image', image, { shouldDirty: true })}
          onError={(message) => (message ? form.setError('image', { message }) : form.clearErrors('image'))}
        />
        <label className="flex min-h-11 items-center gap-2.5 text-sm sm:col-span-full">
          <input type="checkbox" {...form.register('hidden')} className="size-5" />
          {words.isHidden}
        </label>
      </form>
    </Dialog>
  )
}
