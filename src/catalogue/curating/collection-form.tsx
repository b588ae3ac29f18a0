import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { GoodsPicker } from '#src/catalogue/admin/goods-picker.tsx'
import { useAddressHint } from '#src/catalogue/categories/address-hint.ts'
import { categoryName } from '#src/catalogue/categories/category.ts'
import { hasSearchTexts } from '#src/catalogue/categories/search-texts.ts'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { SearchFields } from '#src/catalogue/shelving/search-fields.tsx'
import { ShelfPicture } from '#src/catalogue/shelving/shelf-picture.tsx'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextArea, TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import type { StaffCollection } from './collection-body.ts'
import { bodyOfDraft, type CollectionDraft, draftOf } from './collection-draft.ts'
import { mostOfCollection as most } from './collection-limits.ts'
import { curatingMessages } from './curating.messages.ts'
import { sendCollectionsChange } from './curating.query.ts'
import { RuleFields } from './rule-fields.tsx'

type FormProps = { opened: StaffCollection | undefined; onDone: () => void }

/** A collection being made or changed; what was typed stays through every refusal. */
export function CollectionForm({ opened, onDone }: FormProps) {
  const words = useMessages(curatingMessages)
  const shelving = useMessages(categoriesMessages)
  const locale = useLocale()
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useForm<CollectionDraft>({ defaultValues: draftOf(opened), shouldFocusError: false })
  const { errors } = form.formState
  const { submit, busy, failure, kept } = useFormSend(form, {
    async send(draft) {
      const body = bodyOfDraft(draft)
      const change = { ...body, version: opened?.version ?? 0 }
      await sendCollectionsChange(api, queries, opened ? { change, slug: opened.slug } : { add: body })
      toast({ title: shelving.saved })
      onDone()
    },
    words: { offline: shelving.offline, failed: shelving.failed },
    keep: `collection ${opened?.slug ?? 'new'}`,
  })
  const missing = useMissingLanguage()
  const addressHint = useAddressHint()
  const typed = form.watch()
  const { by, image, products } = typed
  const wiring = (field: 'name' | 'nameAr' | 'text' | 'textAr') => ({
    ...form.register(field),
    label: shelving[field],
    error: errors[field]?.message,
    hint: missing(field, typed),
    maxLength: most[field.replace('Ar', '') as 'name' | 'text'],
    ...(field.endsWith('Ar') ? { lang: 'ar', dir: 'rtl' } : { lang: 'en', dir: 'ltr' }),
  })
  const heading = 'mt-2 border-b border-hairline pb-1.5 text-lg sm:col-span-full'
  return (
    <Dialog
      open
      onClose={onDone}
      title={opened ? shelving.editTitle(categoryName(locale, opened)) : words.addTitle}
      className="sm:max-w-2xl"
    >
      <form
        id="collection-form"
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-2"
      >
        <DraftOffer draft={kept} className="sm:col-span-full" />
        <ReadersFirst>
          <TextField {...wiring('name')} />
          <TextField {...wiring('nameAr')} />
        </ReadersFirst>
        <ReadersFirst>
          <TextArea
            {...wiring('text')}
            hint={missing('text', typed) ?? shelving.textHint}
            optional
            rows={2}
          />
          <TextArea {...wiring('textAr')} optional rows={2} />
        </ReadersFirst>
        <TextField
          {...form.register('slug')}
          label={shelving.slug}
          hint={addressHint({ ...typed, address: typed.slug }) ?? shelving.slugHint}
          error={errors.slug?.message}
          maxLength={most.slug}
          dir="ltr"
          optional
        />
        <ShelfPicture
          image={image}
          hint={shelving.pictureHint}
          error={errors.image?.message}
          onChange={(picture) => form.setValue('image', picture, { shouldDirty: true })}
          onError={(message) => (message ? form.setError('image', { message }) : form.clearErrors('image'))}
        />
        <SearchFields register={form.register} errors={errors} open={hasSearchTexts(opened)} />
        <h3 className={heading}>{words.goods}</h3>
        <div className="sm:col-span-full">
          <PillChoice
            legend={words.how}
            name="by"
            pills={[
              { value: 'rule', label: words.byRule },
              { value: 'hand', label: words.byHand },
            ]}
            value={by}
            onChoose={(way) => form.setValue('by', way, { shouldDirty: true })}
          />
        </div>
        {by === 'rule' ? (
          <RuleFields form={form} />
        ) : (
          <div className="sm:col-span-full">
            <GoodsPicker
              goods={products}
              most={most.goods}
              onChange={(goods) => form.setValue('products', goods, { shouldDirty: true })}
            />
          </div>
        )}
        <h3 className={heading}>{words.places}</h3>
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <TextField
            key={field}
            {...form.register(field)}
            type="datetime-local"
            dir="ltr"
            label={words[field]}
            optional
            error={errors[field]?.message}
            {...(field === 'startsAt' && { hint: words.timesHint })}
          />
        ))}
        {(['inMenu', 'hidden'] as const).map((field) => (
          <label key={field} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input type="checkbox" {...form.register(field)} className="size-5 shrink-0" />
            {field === 'hidden' ? words.isHidden : words.inMenu}
          </label>
        ))}
        <FormFoot
          failure={failure}
          back={shelving.cancel}
          onBack={onDone}
          busy={busy}
          className="sm:col-span-full"
        >
          {shelving.save}
        </FormFoot>
      </form>
    </Dialog>
  )
}
