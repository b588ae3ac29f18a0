import type { ShownSection } from '#src/content/home/home.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Link } from '#src/ui/router/link.tsx'
import { homeMessages } from './home.messages.ts'

/** The shop's own voice, once, in the middle of much air. */
export function Intro({ title, text, link, linkText }: Partial<ShownSection>) {
  const words = useMessages(homeMessages)
  const href = useHref()
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-4 py-14 text-center desk:py-20">
      <h1 className="text-4xl">{title ?? words.headline}</h1>
      <p className="text-balance text-muted">{text ?? words.intro}</p>
      <Link to={href(link ?? '/shop')} className={`${buttonClass()} mt-3`}>
        {linkText ?? words.shopNew}
      </Link>
    </section>
  )
}
