import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { SectionList } from '#src/ui/page/section-list.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FormCard } from './form-card.tsx'
import { OptionFields } from './option-fields.tsx'
import { PictureSlots } from './picture-slots.tsx'
import { PlaceFields } from './place-fields.tsx'
import { fieldsAt, InBrief, PlainFields } from './plain-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { RelatedField } from './related-field.tsx'
import { SaveBar } from './save-bar.tsx'
import { useSaveAfterPictures } from './use-picture-uploads.ts'
import { useProductForm } from './use-product-form.ts'
import { WordFields } from './word-fields.tsx'

/** Its sections as one column has them. */
const parts = [
  'about',
  'images',
  'prices',
  'place',
  'related',
  'options',
  'codes',
  'facts',
  'forSearch',
] as const

/** product.md section 2's product form; without a product it makes a new one, of a `copied` one another like it. Ctrl+S saves. */
export function ProductForm({ opened, copied }: { opened?: StaffProduct; copied?: StaffProduct }) {
  const words = useMessages(productFormMessages)
  const { form, draft, submit, check, busy, isUnsaved, uploads, saved, conflict } = useProductForm(
    opened,
    copied,
  )
  const element = useRef<HTMLFormElement>(null)
  const { setUploading, uploading, failed, waits, wait } = useSaveAfterPictures(element, tellFailed)
  useEffect(() => {
    uploads.current = uploading
  }, [uploading, uploads])
  function tellFailed() {
    form.setError('images', { message: words.pictureMissing })
    showFirstWrong()
  }
  // A colour that is typed and has no names yet would be lost.
  const unnamed = useRef('')
  const { images } = form.formState.errors
  // Also tells this component of every change, so that the bar below knows whether all is saved.
  const { images: pictures = [], imageColors = '', colors = [] } = useWatch({ control: form.control })
  const sections = useMemo(() => parts.map((part) => [`part-${part}`, words[part]] as const), [words])
  useSaveKey(() => element.current?.requestSubmit())

  return (
    <form
      ref={element}
      noValidate
      aria-busy={busy || waits}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        // What is missing is told now, and not when the pictures are there.
        if (uploading) void check().then((isRight) => isRight && wait())
        // It is tried again or left out by who chose it, not by the save.
        else if (failed) tellFailed()
        else if (unnamed.current) {
          form.setError('colors', { message: words.unnamedColour })
          showFirstWrong()
        } else void submit(event)
      }}
    >
      <SectionList label={words.sections} sections={sections} isStrip className="mb-3 lg:hidden" />
      <DraftOffer draft={draft} className="mb-5" />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <FormCard place="part-about" title={words.about}>
            <WordFields form={form} />
          </FormCard>
          <FormCard place="part-images" title={words.images}>
            <PictureSlots
              pictures={pictures}
              colors={colors}
              shows={coloursIn(imageColors)}
              onShow={(url, color) => {
                const shows = { ...coloursIn(imageColors), [url]: color }
                const said = Object.entries(shows).filter(([, one]) => one !== '')
                const text = said.length > 0 ? JSON.stringify(Object.fromEntries(said)) : ''
                form.setValue('imageColors', text, { shouldDirty: true })
                form.clearErrors('images')
              }}
              onBusy={setUploading}
              onChange={(change) => {
                form.setValue('images', change(form.getValues('images')), { shouldDirty: true })
                form.clearErrors('images')
              }}
              error={images?.message ?? (Array.isArray(images) ? images.find(Boolean)?.message : undefined)}
            />
          </FormCard>
          <FormCard place="part-prices" title={words.prices}>
            <PriceFields form={form} />
          </FormCard>
        </div>
        {/* Beside both columns of cards where there is room; on a phone before all that may be left out. */}
        <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch">
          <FormCard place="part-place" title={words.place}>
            <PlaceFields form={form} />
          </FormCard>
          <FormCard
            place="part-related"
            title={words.related}
            folded={<InBrief form={form} fields={['related']} />}
          >
            <RelatedField form={form} />
          </FormCard>
          <SectionList
            label={words.sections}
            sections={sections}
            className="max-lg:hidden lg:sticky lg:top-6"
          />
        </div>
        <div className="grid gap-5">
          <FormCard place="part-options" title={words.options}>
            <OptionFields
              form={form}
              onUnnamed={(typed) => {
                unnamed.current = typed
              }}
            />
          </FormCard>
          <FormCard
            place="part-codes"
            title={words.codes}
            folded={<InBrief form={form} fields={fieldsAt('codes')} />}
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <PlainFields form={form} place="codes" />
            </div>
          </FormCard>
          <FormCard
            place="part-facts"
            title={words.facts}
            folded={<InBrief form={form} fields={fieldsAt('facts')} />}
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <PlainFields form={form} place="facts" />
            </div>
          </FormCard>
          <FormCard
            place="part-forSearch"
            title={words.forSearch}
            folded={<InBrief form={form} fields={fieldsAt('for search')} />}
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <PlainFields form={form} place="for search" isNew={!opened} />
            </div>
          </FormCard>
        </div>
      </div>
      <SaveBar
        saved={saved}
        busy={busy || waits}
        unsaved={isUnsaved()}
        told={waits && words.stillUploading}
      />
      {conflict && <ConflictDialog {...conflict} />}
    </form>
  )
}

/** Which colour each picture shows, as the form holds it. */
function coloursIn(imageColors: string): Record<string, string> {
  return JSON.parse(imageColors || '{}')
}

/** Ctrl+S, on a Mac Cmd+S, saves as the button does. */
function useSaveKey(save: () => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
