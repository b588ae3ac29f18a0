import type { ShownSection } from '#src/content/home/home.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Link } from '#src/ui/router/link.tsx'
import { homeMessages } from './home.messages.ts'

/** The shop's own voice, once, in much air. */
export function Intro({ title, text, link, linkText }: Partial<ShownSection>) {
  const words = useMessages(homeMessages)
  const href = useHref()
  return (
    <section className="grid max-w-3xl justify-items-start gap-4 py-12 desk:gap-5 desk:py-20">
      <h1 className="text-5xl">{title ?? words.headline}</h1>
      <p className="max-w-xl text-balance text-muted desk:text-lg">{text ?? words.intro}</p>
      <Link to={href(link ?? '/shop')} className={`${buttonClass()} mt-3`}>
        {linkText ?? words.shopNew}
      </Link>
    </section>
  )
}
