import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, locales } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { directionOf, pathIn } from '#src/i18n/locale.ts'
import { DocumentHead, type PageAssets } from '#src/render/document-head.tsx'
import { BrandMark } from '#src/settings/brand-mark.tsx'
import { callLink, outsideLink, safeLink, whatsappLink } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { closedPageMessages } from './closed-page.messages.ts'

type Page = { locale: Locale; settings: Settings; assets: PageAssets; style: string }

/**
 * What stands at every address of the shop while it is closed (B2): its name, when to come back, and how to reach it, in
 * all languages at once. Written without a script, under the policy of every page.
 */
export function closedPage({ locale, settings, assets, style }: Page): string {
  const languages = [locale, ...locales.filter((other) => other !== locale)]
  const title = `${dataText(locale, settings, 'shopName')} | ${closedPageMessages[locale].title}`
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={locale} dir={directionOf(locale)}>
      {/* No typeface is asked for early: a page of a few words can wait for it. */}
      <DocumentHead assets={{ styles: assets.styles, fonts: [] }} style={style}>
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </DocumentHead>
      <body>
        <main className="page grid min-h-dvh max-w-2xl! grid-rows-[1fr_auto] gap-10 py-8 text-center">
          <div className="grid content-center justify-items-center gap-8">
            <BrandMark settings={settings} locale={locale} className="text-4xl" />
            <span aria-hidden="true" className="h-px w-16 bg-gold" />
            {languages.map((one, index) => (
              <Welcome key={one} locale={one} settings={settings} isFirst={index === 0} />
            ))}
            <Contacts locale={locale} settings={settings} />
          </div>
          <div className="flex flex-wrap justify-center gap-x-6 text-sm">
            {languages.map((one) => (
              <a
                key={one}
                lang={one}
                dir={directionOf(one)}
                href={pathIn(one, '/authentication/login')}
                className="inline-flex min-h-11 items-center text-muted"
              >
                {closedPageMessages[one].staff}
              </a>
            ))}
          </div>
        </main>
      </body>
    </html>,
  )}`
}

function Welcome({ locale, settings, isFirst }: { locale: Locale; settings: Settings; isFirst: boolean }) {
  const words = closedPageMessages[locale]
  const text = contactsOf(settings, locale).length > 0 ? words.text : words.textAlone
  return (
    <section lang={locale} dir={directionOf(locale)} className="grid max-w-md gap-3">
      {isFirst ? <h1>{words.title}</h1> : <h2 className="text-muted">{words.title}</h2>}
      <p className="text-muted">{text}</p>
    </section>
  )
}

function Contacts({ locale, settings }: { locale: Locale; settings: Settings }) {
  const contacts = contactsOf(settings, locale)
  if (contacts.length === 0) return null
  return (
    <ul className="flex flex-wrap justify-center gap-3">
      {contacts.map(({ href, label }, index) => (
        <li key={href}>
          <a href={href} {...outsideLink} className={buttonClass(index === 0 ? 'primary' : 'secondary')}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function contactsOf(settings: Settings, locale: Locale): { href: string; label: string }[] {
  const words = closedPageMessages[locale]
  const ways = [
    { label: words.whatsapp, href: whatsappLink(settings.whatsappNumber) },
    { label: words.call, href: callLink(settings.contactNumber) },
    { label: words.email, href: settings.emailAddress && safeLink(`mailto:${settings.emailAddress}`) },
    { label: words.messages, href: safeLink(settings.messenger) },
    { label: words.instagram, href: safeLink(settings.instagram) },
    { label: words.facebook, href: safeLink(settings.facebook) },
    { label: words.tiktok, href: safeLink(settings.tiktok) },
  ]
  return ways.flatMap(({ label, href }) => (href ? [{ label, href }] : []))
}
