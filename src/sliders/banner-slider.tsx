import { useSuspenseQuery } from '@tanstack/react-query'
import { type PointerEvent, useMemo, useRef } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { BannerControls } from './banner-controls.tsx'
import { SlideWords } from './slide-words.tsx'
import { sliderMessages } from './slider.messages.ts'
import { slidersQuery } from './slider.query.ts'
import type { Slider } from './slider.ts'
import { useAutoplay } from './use-autoplay.ts'
import { wordsOf } from './words-of-slide.ts'

/** A finger that moved this far, in CSS pixels, meant to turn the slide. */
const swipePx = 40

/** product.md section 2's banner: it wraps around by itself, and its arrows stop at the ends (P7). */
export function BannerSlider({ label, className = '' }: { label: string; className?: string }) {
  const words = useMessages(sliderMessages)
  const locale = useLocale()
  const forward = directionOf(locale) === 'rtl' ? 1 : -1
  const slides = useSuspenseQuery(slidersQuery(useApi())).data
  const autoplay = useAutoplay(slides.length)
  const { at, goTo, hold, moving } = autoplay
  const touchedAt = useRef<number>(undefined)
  const mounted = useHydrated()
  if (slides.length === 0) return null
  const spoken = slides.some((slide) => speaks(slide, locale))

  function press(event: PointerEvent) {
    touchedAt.current = event.clientX
  }
  function release(event: PointerEvent) {
    if (touchedAt.current === undefined) return
    const moved = (event.clientX - touchedAt.current) * forward
    touchedAt.current = undefined
    if (Math.abs(moved) < swipePx) return
    goTo(Math.min(slides.length - 1, Math.max(0, at + Math.sign(moved))))
  }

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      data-testid="banner"
      className={className}
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && hold(true)}
      onBlur={() => hold(false)}
    >
      <div
        aria-live={moving ? 'off' : 'polite'}
        className="grid [touch-action:pan-y] overflow-hidden bg-sunken lg:rounded-md"
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={() => {
          touchedAt.current = undefined
        }}
      >
        {slides.map((slide, place) => (
          <Slide
            key={slide._id}
            slide={slide}
            label={words.place(place + 1, slides.length)}
            isCurrent={place === at}
            // The others' turn comes later: their pictures would hold up the one that is seen.
            picture={place === 0 ? 'first' : mounted ? 'later' : 'none'}
            spoken={spoken}
          />
        ))}
      </div>
      <BannerControls count={slides.length} {...autoplay} />
    </section>
  )
}

type SlideProps = {
  slide: Slider
  label: string
  isCurrent: boolean
  picture: 'first' | 'later' | 'none'
  spoken: boolean
}

/** The coming slide appears on top of the going one, which leaves only when it is covered. What it holds renders once. */
function Slide({ slide, label, isCurrent, picture, spoken }: SlideProps) {
  const words = useMessages(sliderMessages)
  const locale = useLocale()
  const { settings, shopName } = useShop()
  const content = useMemo(() => {
    const isSpoken = speaks(slide, locale)
    return (
      <>
        {picture !== 'none' && (
          <Picture
            src={slide.image}
            alt={slide.title === settings.shopName ? shopName : slide.title}
            width={900}
            height={450}
            sizes="(min-width: 1248px) 936px, (min-width: 1024px) calc(100vw - 312px), 100vw"
            widths={[480, 640, 768, 960, 1280, 1800]}
            priority={picture === 'first'}
            draggable={false}
            style={{ objectPosition: `${slide.focusX ?? 50}% ${slide.focusY ?? 50}%` }}
            className={`object-cover select-none ${shapeOf(spoken, isSpoken)} ${slide.mirror ? 'rtl:-scale-x-100' : ''}`}
          />
        )}
        {isSpoken && <SlideWords slide={slide} />}
      </>
    )
  }, [slide, locale, picture, spoken, settings.shopName, shopName])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={label}
      inert={!isCurrent}
      data-testid="banner-slide"
      data-current={isCurrent || undefined}
      className={`relative col-start-1 row-start-1 bg-ground desk:grid transition-[opacity,visibility] ${isCurrent ? 'z-1 duration-500' : 'invisible opacity-0 delay-500 duration-0'}`}
    >
      {content}
    </div>
  )
}

function speaks(slide: Slider, locale: Locale): boolean {
  return Object.values(wordsOf(slide, locale)).some(Boolean)
}

/** On phones words stand below their picture, on a desk on it; one without fills the height that the others' words make. */
function shapeOf(spoken: boolean, speaks: boolean): string {
  if (!spoken) return 'aspect-[2/1]'
  const phone = speaks ? 'max-md:aspect-[3/2]' : 'max-desk:absolute max-desk:inset-0 max-desk:h-full'
  return `desk:col-start-1 desk:row-start-1 md:aspect-[2/1] desk:h-full ${phone}`
}
