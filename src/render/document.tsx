import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { speculationRules } from './speculation-rules.ts'

/** Chooses the theme before the first paint. It and `inlineScripts` are constant, so one CSP fits every page. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`

/** All that stands in a page as script, for its CSP. */
export const inlineScripts = [themeScript, speculationRules]

/** What a page loads before it is hydrated: known to the server from the build, to the browser from the page. */
export type PageAssets = { styles: string[]; script: string; modules: string[]; fonts: readonly string[] }

/** What the server hands to the browser inside the page; no visitor is in it. */
export type PageState = {
  assets: PageAssets
  /** The shop's public origin. */
  origin: string
  /** Answers the page was rendered from, by query key. */
  queries: [key: readonly unknown[], data: unknown][]
  /** True on the not-found page. */
  missing: boolean
}

/** The HTML around every page, the same on both sides. */
export function Document({
  locale,
  assets,
  style,
  state,
  children,
}: {
  locale: Locale
  assets: PageAssets
  /** What every page is styled with; the browser, which has it by then, keeps it as it came. */
  style: string
  state: string
  children: ReactNode
}) {
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      // React makes a page anew that somebody, such as a translator, changed before it was hydrated.
      data-theme={import.meta.env.SSR ? undefined : document.documentElement.dataset.theme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          suppressHydrationWarning
          // The browser has run it by the time it reads this, and keeps it as it came.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
        />
        <style
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet from the build
          dangerouslySetInnerHTML={{ __html: style }}
        />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#F6F1E9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17120F" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <script
          id="state"
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, its "<" escaped by the server
          dangerouslySetInnerHTML={{ __html: state }}
        />
        <script
          type="speculationrules"
          suppressHydrationWarning
          // Read by the browser when it met it; the browser's own build carries no copy.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of speculation-rules.ts
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? speculationRules : '' }}
        />
        <script type="module" src={assets.script} />
      </body>
    </html>
  )
}
