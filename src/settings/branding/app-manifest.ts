import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'

export const manifestType = { 'content-type': 'application/manifest+json; charset=utf-8' }

/** Where a held finger, or a right click, on the icon leads; the name in the reader's language. */
export type Shortcut = { name: string; url: string }

/** What each of the shop's apps says of itself on a home screen. */
export function appManifest(
  locale: Locale,
  { name, path, shortcuts }: { name: string; path: string; shortcuts: readonly Shortcut[] },
) {
  return {
    id: path,
    name,
    short_name: name,
    lang: locale,
    dir: directionOf(locale),
    start_url: path,
    background_color: '#f6f1e9',
    theme_color: '#f6f1e9',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon192,
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [icon192] })),
  }
}

const icon192 = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' }
