import { useHref, useLocale } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Link } from '#src/ui/router/link.tsx'
import type { Slider } from './slider.ts'
import { wordsOf } from './words-of-slide.ts'

/** What has more characters is set a step smaller. */
const long = 24

/** What a slide says: on a desk on its picture, on a veil that carries the letters over any; on phones below it. */
export function SlideWords({ slide }: { slide: Slider }) {
  const locale = useLocale()
  const href = useHref()
  const { heading, text, linkText } = wordsOf(slide, locale)
  const { link = '' } = slide
  const button = { draggable: false, className: `${buttonClass()} mt-2` }
  return (
    <div className="slide-words desk:col-start-1 desk:row-start-1">
      <div className="grid justify-items-start gap-3 desk:w-[40%] desk:gap-4">
        {heading && (
          <h2 className={`text-balance ${heading.length > long ? 'text-4xl' : 'text-5xl'}`}>
            <bdi>{heading}</bdi>
          </h2>
        )}
        {text && (
          <p className="text-balance desk:text-lg">
            <bdi>{text}</bdi>
          </p>
        )}
        {linkText && link.startsWith('/') && (
          <Link to={href(link)} {...button}>
            {linkText}
          </Link>
        )}
        {linkText && link.startsWith('https:') && (
          <a href={link} {...button}>
            {linkText}
          </a>
        )}
      </div>
    </div>
  )
}
