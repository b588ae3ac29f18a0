import { useState } from 'react'
import { languages } from '#src/core/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { fillIn } from '#src/settings/placeholders.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { PauseIcon, PlayIcon } from '#src/ui/icons.tsx'
import { homeMessages } from './home.messages.ts'

/** News from settings passing by; it waits for the pointer and its button, and stands still under reduced motion. */
export function Marquee() {
  const words = useMessages(homeMessages)
  const locale = useLocale()
  const settings = useSettings()
  const [paused, setPaused] = useState(false)
  // A sentence of the owner's in another language were a stranger on the page.
  const typed = settings?.[`marquee${languages[locale].suffix}`]
  const text = typed && fillIn(typed, settings, locale, '·')
  if (!text) return null
  return (
    <section
      aria-label={words.news}
      className="flex items-center border-b border-hairline bg-raised text-sm"
      data-testid="marquee"
    >
      <div className="grow overflow-hidden py-1 desk:py-2">
        <div className="marquee" data-paused={paused || undefined}>
          <p className="px-8">
            <bdi>{text}</bdi>
          </p>
          <p className="px-8" aria-hidden="true">
            <bdi>{text}</bdi>
          </p>
        </div>
      </div>
      <button
        type="button"
        aria-label={paused ? words.playNews : words.pauseNews}
        onClick={() => setPaused(!paused)}
        className="grid min-h-9 w-11 desk:min-h-11 shrink-0 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-2 motion-reduce:hidden noscript:hidden"
      >
        {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
      </button>
    </section>
  )
}
