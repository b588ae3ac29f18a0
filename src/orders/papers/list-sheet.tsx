import type { ReactNode } from 'react'
import { muscatDate } from '#src/core/muscat.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import type { Settings } from '#src/settings/settings.ts'
import { paperWords } from './paper-words.ts'
import { ShopHeading } from './shop-heading.tsx'

type SheetProps = { name: 'handover' | 'pick'; settings: Settings; now: Date; children: ReactNode }

/** A list for who works in the shop: A4, in the shop's language, with the day it was printed on in Muscat. */
export function ListSheet({ name, settings, now, children }: SheetProps) {
  const language = settings.shopLocale
  const words = paperWords(language)
  return (
    <LocaleContext value={language}>
      <article
        lang={language}
        dir={directionOf(language)}
        className={`paper paper-list paper-${name}`}
        data-testid={name}
      >
        <header className="paper-head">
          <div>
            <ShopHeading settings={settings} language={language} />
            <h2>{words[name]}</h2>
          </div>
          <p>
            {words.printedOn} {writtenDate(language, muscatDate(now))}
          </p>
        </header>
        {children}
      </article>
    </LocaleContext>
  )
}
