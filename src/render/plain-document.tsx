import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { type PageAssets, themeScript } from './document.tsx'

type PlainProps = {
  locale: Locale
  assets: Pick<PageAssets, 'styles' | 'fonts'>
  style: string
  children: ReactNode
}

/** The HTML around a page that brings no script but the one that chooses the theme; React moves its title into the head. */
export function PlainDocument({ locale, assets, style, children }: PlainProps) {
  return (
    <html lang={locale} dir={directionOf(locale)} data-plain="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own constant */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet from the build */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#F6F1E9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120F" media="(prefers-color-scheme: dark)" />
      </head>
      <body>{children}</body>
    </html>
  )
}
