import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import { DocumentHead, type PageAssets } from './document-head.tsx'

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
      <DocumentHead assets={assets} style={style} />
      <body>{children}</body>
    </html>
  )
}
