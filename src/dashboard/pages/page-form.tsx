import { Controller } from 'react-hook-form'
import { useAddressHint } from '#src/catalogue/categories/address-hint.ts'
import { ShelfPicture } from '#src/catalogue/shelving/shelf-picture.tsx'
import type { EditedPage, PageContent } from '#src/content/page/page.ts'
import { isBuiltIn, pagePath } from '#src/content/page/page-address.ts'
import { useSwitchedOff } from '#src/content/page/switched-off.ts'
import { readablePath } from '#src/core/address-part.ts'
import { MarkdownField } from '#src/dashboard/writing/markdown-field.tsx'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { SettingsSection } from '#src/settings/settings-section.tsx'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { NumberField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { PageVersions } from './page-versions.tsx'
import { pagesMessages } from './pages.messages.ts'
import { insertables } from './placeholder.messages.ts'
import { usePageForm } from './use-page-form.ts'
import { usePageValues, useUnsetHint } from './use-unset-hint.ts'

/** The words of a page in both languages, its place, and its versions (W1). */
export function PageForm({ page: opened }: { page?: EditedPage | undefined }) {
  const words = useMessages(pagesMessages)
  const [href, confirm] = [useHref(), useConfirm()]
  const { form, kept, page, submit, busy, failure, field, choose, restore, remove } = usePageForm(opened)
  const [missing, unset] = [useMissingLanguage(), useUnsetHint(usePageValues())]
  const locale = useLocale()
  const names = insertables(locale)
  const content = form.watch('content')
  const slug = form.watch('slug')
  const hintOf = (name: keyof PageContent) =>
    missing(name, content) ?? unset(content[name], name.endsWith('Ar') ? 'ar' : 'en')
  const addressHint = useAddressHint()
  const off = useSwitchedOff()(page?.namedWays ?? [])
  const own = !page || !isBuiltIn(page._id)

  const titles = [
    <TextField
      key="en"
      {...field('content.title')}
      label={words.titleEnglish}
      hint={hintOf('title')}
      lang="en"
      dir="ltr"
      maxLength={120}
    />,
    <TextField
      key="ar"
      {...field('content.titleAr')}
      label={words.titleArabic}
      lang="ar"
      dir="rtl"
      hint={hintOf('titleAr')}
      maxLength={120}
    />,
  ]
  const texts = [
    <Controller
      key="en"
      control={form.control}
      name="content.text"
      render={({ field, fieldState }) => (
        <MarkdownField
          {...field}
          hasPreview
          label={words.textEnglish}
          language="en"
          names={names}
          hint={hintOf('text')}
          error={fieldState.error?.message}
        />
      )}
    />,
    <Controller
      key="ar"
      control={form.control}
      name="content.textAr"
      render={({ field, fieldState }) => (
        <MarkdownField
          {...field}
          hasPreview
          label={words.textArabic}
          language="ar"
          names={names}
          hint={hintOf('textAr')}
          error={fieldState.error?.message}
        />
      )}
    />,
  ]
  const searchTitles = [
    <TextField
      key="en"
      {...field('content.searchTitle')}
      label={words.searchTitle}
      hint={unset(content.searchTitle, 'en')}
      lang="en"
      dir="ltr"
      maxLength={120}
      optional
    />,
    <TextField
      key="ar"
      {...field('content.searchTitleAr')}
      label={words.searchTitleAr}
      hint={unset(content.searchTitleAr, 'ar')}
      lang="ar"
      dir="rtl"
      maxLength={120}
      optional
    />,
  ]
  const descriptions = [
    <TextArea
      key="en"
      {...field('content.description')}
      label={words.description}
      hint={unset(content.description, 'en')}
      rows={3}
      lang="en"
      dir="ltr"
      maxLength={300}
      optional
    />,
    <TextArea
      key="ar"
      {...field('content.descriptionAr')}
      label={words.descriptionAr}
      hint={unset(content.descriptionAr, 'ar')}
      rows={3}
      lang="ar"
      dir="rtl"
      maxLength={300}
      optional
    />,
  ]

  async function askToRemove() {
    const yes = own ? words.remove : words.giveBack
    if (await confirm({ title: words.sure, text: words.sureText, yes, danger: true })) await remove()
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="grid gap-8">
        <DraftOffer draft={kept} />
        {off && <p className="text-sm text-amber">{off}</p>}
        <section
          aria-label={words.words}
          className="grid gap-5 rounded-lg border border-hairline bg-raised p-4 sm:p-6 lg:grid-cols-2"
        >
          <ReadersFirst>{titles}</ReadersFirst>
          <ReadersFirst>{texts}</ReadersFirst>
        </section>
        <SettingsSection title={words.place} text={own ? words.slugHint : ''}>
          {own && (
            <TextField
              {...field('slug')}
              label={words.address}
              hint={
                (!page && addressHint({ address: slug, name: content.title, nameAr: content.titleAr })) || (
                  <bdi dir="ltr">{readablePath(pagePath(slug || page?.slug || '…'))}</bdi>
                )
              }
              dir="ltr"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={80}
            />
          )}
          <NumberField
            {...field('position')}
            label={words.position}
            hint={words.positionHint}
            maxLength={2}
          />
          <fieldset className="min-w-0 sm:col-span-2">
            <legend className="mb-1.5 text-sm font-normal">{words.where}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-1">
              {(['inMenu', 'inFooter', 'hidden'] as const).map((name) => (
                <label key={name} className="inline-flex min-h-11 items-center gap-2.5 text-sm font-normal">
                  <input type="checkbox" {...form.register(name)} className="size-4.5" />
                  {{ inMenu: words.menu, inFooter: words.footer, hidden: words.hide }[name]}
                </label>
              ))}
            </div>
          </fieldset>
        </SettingsSection>
        <SettingsSection title={words.search} text={words.searchText}>
          <ReadersFirst>{searchTitles}</ReadersFirst>
          <ReadersFirst>{descriptions}</ReadersFirst>
          <ShelfPicture
            image={form.watch('content.image')}
            hint={words.pictureHint}
            error={form.formState.errors.content?.image?.message}
            onChange={(image) => form.setValue('content.image', image, { shouldDirty: true })}
            onError={(message) =>
              message ? form.setError('content.image', { message }) : form.clearErrors('content.image')
            }
          />
        </SettingsSection>
        {page && page.versions.length > 0 && <PageVersions page={page} onRestore={restore} />}
        <p role="alert" className="text-sm font-normal text-brick empty:hidden">
          {failure}
        </p>
        <div className="-mx-3.5 flex flex-wrap justify-between gap-x-3 empty:hidden">
          {page && page.version > 0 && (
            <Button kind="quiet" size="small" onClick={askToRemove}>
              {own ? words.remove : words.giveBack}
            </Button>
          )}
          {page && page.published !== null && !page.hidden && (
            <a href={href(page.path)} className={buttonClass('quiet', 'small')}>
              {words.see}
            </a>
          )}
        </div>
      </div>
      <div className="save-bar sticky bottom-0 z-10 mt-5 flex flex-wrap justify-end gap-3 border-t border-hairline bg-ground py-3 max-md:-mx-4 max-md:px-4">
        <Button
          type="submit"
          kind="secondary"
          busy={busy}
          onClick={() => choose(false)}
          className="max-sm:grow max-sm:px-3!"
        >
          {words.keepDraft}
        </Button>
        <Button
          type="submit"
          busy={busy}
          busyLabel={words.saving}
          onClick={() => choose(true)}
          className="max-sm:grow"
        >
          {words.publish}
        </Button>
      </div>
    </form>
  )
}
