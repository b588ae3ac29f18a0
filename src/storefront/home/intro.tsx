import type { ShownSection } from '#src/content/home/home.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useIsRenamed, useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Link } from '#src/ui/router/link.tsx'
import { homeMessages } from './home.messages.ts'

/** The shop's own voice, once, in much air; under a name of its own ours is silent. */
export function Intro({ title, text, link, linkText }: Partial<ShownSection>) {
  const words = useMessages(homeMessages)
  const href = useHref()
  const [isRenamed, shopName] = [useIsRenamed(), useShopName()]
  const said = text ?? (isRenamed ? undefined : words.intro)
  return (
    <section className="grid max-w-3xl justify-items-start gap-3 py-5 desk:gap-5 desk:py-20">
      <h1 className="text-5xl">{title ?? (isRenamed ? shopName : words.headline)}</h1>
      {said && <p className="max-w-xl text-balance text-muted desk:text-lg">{said}</p>}
      <Link to={href(link ?? '/shop')} className={`${buttonClass()} mt-3`}>
        {linkText ?? words.shopNew}
      </Link>
    </section>
  )
}
