import { dataText } from '#src/i18n/data-text.ts'
import { useMissingLanguage } from '#src/i18n/missing-language.ts'
import { ReadersFirst } from '#src/i18n/readers-first.tsx'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { cardShapes, corners, placeholders, typefacePairs } from '#src/settings/brand/brand-options.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { SettingsSection } from '#src/settings/settings-section.tsx'
import { Button } from '#src/ui/button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { AccentField } from './accent-field.tsx'
import { brandMessages } from './brand.messages.ts'
import { BrandPictureField } from './brand-picture-field.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { useLook } from './use-look.ts'

const houseIcon = { url: '/icon.svg', width: 512, height: 512 }

/** The look of the shop: what can be chosen, and how it will be, in both themes at once. */
export function BrandForm({ opened }: { opened: WebsiteInfo }) {
  const words = useMessages(brandMessages)
  const missing = useMissingLanguage()
  const locale = useLocale()
  const { look, change, typed, typeAccent, errors, busy, kept, goBack, save } = useLook(opened)
  // At its address stands what was saved last: the house's own where nothing else was.
  const ownIcon = opened.brand?.icon || opened.brand?.logo ? null : houseIcon
  return (
    <form onSubmit={save} noValidate className="grid gap-10">
      <DraftOffer draft={kept} />
      <SettingsSection title={words.names} text="">
        <ReadersFirst>
          <TextField
            label={words.shopName}
            value={look.shopName}
            onChange={(event) => change({ shopName: event.currentTarget.value })}
            error={errors.shopName}
            hint={missing('shopName', look)}
            maxLength={60}
            dir="ltr"
            lang="en"
          />
          <TextField
            label={words.shopNameAr}
            value={look.shopNameAr}
            onChange={(event) => change({ shopNameAr: event.currentTarget.value })}
            error={errors.shopNameAr}
            hint={missing('shopNameAr', look)}
            maxLength={60}
            dir="rtl"
            lang="ar"
          />
        </ReadersFirst>
      </SettingsSection>
      <SettingsSection title={words.pictures} text={words.picturesText}>
        {(['logo', 'logoDark', 'icon'] as const).map((name) => (
          <BrandPictureField
            key={name}
            title={words[name]}
            isIcon={name === 'icon'}
            hint={words[`${name}Text`]}
            ground={name === 'logoDark' ? 'dark' : 'light'}
            picture={look[name]}
            instead={look.logo ?? (name === 'icon' ? ownIcon : dataText(locale, look, 'shopName'))}
            error={errors[name]}
            onChange={(picture) => change({ [name]: picture })}
            disabled={name === 'logoDark' && look.logo === null}
          />
        ))}
      </SettingsSection>
      <SettingsSection title={words.colour} text={words.colourText}>
        <AccentField accent={look.accent} typed={typed} onType={typeAccent} error={errors.accent} />
      </SettingsSection>
      <SettingsSection title={words.shape} text="">
        <PillChoice
          legend={words.corners}
          name="corners"
          pills={corners.map((value) => ({ value, label: words[value] }))}
          value={look.corners}
          onChoose={(value) => change({ corners: value as (typeof corners)[number] })}
        />
        <PillChoice
          legend={words.cards}
          name="cards"
          pills={cardShapes.map((value) => ({ value, label: words[value] }))}
          value={look.cards}
          onChoose={(value) => change({ cards: value as (typeof cardShapes)[number] })}
        />
        <PillChoice
          legend={words.typefaces}
          name="typefaces"
          pills={typefacePairs.map((value) => ({ value, label: words[value] }))}
          value={look.typefaces}
          onChoose={(value) => change({ typefaces: value as (typeof typefacePairs)[number] })}
          className="sm:col-span-2"
        />
        <PillChoice
          legend={words.placeholder}
          name="placeholder"
          pills={placeholders.map((value) => ({
            value,
            label: words[value === 'logo' ? 'itsLogo' : value],
            disabled: value === 'logo' && look.logo === null,
          }))}
          value={look.placeholder}
          onChoose={(value) => change({ placeholder: value as (typeof placeholders)[number] })}
          className="sm:col-span-2"
        />
      </SettingsSection>
      <BrandPreview look={look} />
      <div className="save-bar sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-hairline bg-ground py-3 max-md:-mx-4 max-md:px-4">
        <Button kind="quiet" size="small" onClick={goBack} className="max-sm:px-0">
          {words.back}
        </Button>
        <Button type="submit" busy={busy} busyLabel={words.saving} className="max-sm:grow max-sm:px-4">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
