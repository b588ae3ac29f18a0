import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { ProductCard } from '#src/catalogue/card/product.card.tsx'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { palette, type Theme, themes } from '#src/settings/brand/accent.ts'
import { brandTokens } from '#src/settings/brand/brand-tokens.ts'
import { noPictureDrawing } from '#src/settings/brand/no-picture.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { CardSkeleton } from '#src/ui/skeleton.tsx'
import { brandMessages } from './brand.messages.ts'
import type { Look } from './brand.query.ts'

/** How the chosen look will be, in both themes beside each other; nothing in it can be pressed. */
export function BrandPreview({ look }: { look: Look }) {
  const words = useMessages(brandMessages)
  const heading = 'brand-preview'
  return (
    <section aria-labelledby={heading}>
      {look.typefaces !== 'bookish' && <link rel="stylesheet" href={`/typefaces/${look.typefaces}.css`} />}
      <h2 id={heading} className="mb-3 text-xl">
        {words.preview}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {themes.map((theme) => (
          <Panel key={theme} look={look} theme={theme} />
        ))}
      </div>
    </section>
  )
}

function Panel({ look, theme }: { look: Look; theme: Theme }) {
  const words = useMessages(brandMessages)
  const locale = useLocale()
  const { data: { cards } = { cards: [] } } = useQuery(cardsQuery(useApi(), {}, 2))
  const logo = theme === 'dark' ? (look.logoDark ?? look.logo) : look.logo
  // As brandSheet has it: a logo for light ground could not be seen in the dark.
  const onPlate = theme === 'dark' && !look.logoDark
  const plate = onPlate ? { background: palette.light.ground, padding: 4, borderRadius: 4 } : {}
  return (
    <div
      inert
      data-theme={theme}
      style={styleOf(look, theme)}
      className="rounded-lg border border-hairline bg-ground p-4 text-ink sm:p-5 [&_.card-picture_img]:h-full [&_.card-picture_img]:object-contain"
    >
      <p className="mb-4 flex h-14 items-center border-b border-hairline">
        {logo ? (
          <img
            src={logo.url}
            alt=""
            className="h-10 w-auto max-w-44 object-contain"
            style={plate}
            width={logo.width}
            height={logo.height}
          />
        ) : (
          <span className="font-heading text-xl font-medium">{dataText(locale, look, 'shopName')}</span>
        )}
      </p>
      <p className="mb-3 font-heading text-2xl">{words.sampleHeading}</p>
      <div className="mb-4 grid grid-cols-2 gap-3">
        {cards.map((card) => (
          <ProductCard key={card._id} card={card} sizes="200px" />
        ))}
        {cards.length === 0 && [1, 2].map((place) => <CardSkeleton key={place} />)}
      </div>
      <p className="mb-4 text-md">
        {words.sampleText} <span className="text-link">{words.sampleLink}</span>.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small">{words.sampleButton}</Button>
        <span className="grid size-16 place-items-center rounded-md bg-sunken">
          {look.placeholder === 'logo' && look.logo ? (
            <img src={look.logo.url} alt="" className="max-h-12 w-10 object-contain" />
          ) : (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(noPictureDrawing(look.placeholder, look))}`}
              alt=""
            />
          )}
        </span>
        <span className="rounded-md border border-wine bg-tint px-3.5 py-2 text-sm font-normal inset-ring inset-ring-wine">
          {words.sampleChoice}
        </span>
      </div>
    </div>
  )
}

/** The tokens of the shop as they will be: its own of this theme, then those the look says otherwise. */
function styleOf(look: Look, theme: Theme): CSSProperties {
  const own = Object.entries(palette[theme]).map(([name, value]) => [`--color-${name}`, value])
  const { all, ...colours } = brandTokens(look)
  return {
    ...Object.fromEntries(own),
    ...all,
    ...colours[theme],
    colorScheme: theme,
    fontFamily: 'var(--font-sans)',
  }
}
