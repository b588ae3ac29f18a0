import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { DocumentHead, type PageAssets, themeScript } from './document-head.tsx'
import { speculationRules } from './speculation-rules.ts'

/** All that stands in a page as script, for its CSP. */
export const inlineScripts = [themeScript, speculationRules]

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
      <DocumentHead assets={assets} style={style}>
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </DocumentHead>
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
