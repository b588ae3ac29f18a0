import { Hono } from 'hono'
import { type Locale, locales } from '#src/core/locale.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { appManifest, manifestType } from '#src/settings/branding/app-manifest.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import type { Settings } from '#src/settings/settings.ts'
import type { Shop } from '#src/shop.ts'
import { dashboardMessages } from './dashboard.messages.ts'

/** The manifest of the dashboard in each language: an app of its own beside the shop's. */
export function dashboardManifest({ db }: Pick<Shop, 'db'>): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  for (const locale of locales)
    router.get(pathIn(locale, '/dashboard/manifest.webmanifest'), async (c) =>
      c.body(JSON.stringify(manifest(locale, await readSettings(db))), 200, manifestType),
    )
  return router
}

function manifest(locale: Locale, settings: Settings) {
  const words = dashboardMessages[locale]
  const path = pathIn(locale, '/dashboard')
  const lead = (name: string, to: string) => ({ name, url: path + to })
  return {
    ...appManifest(locale, {
      name: words.appName(dataText(locale, settings, 'shopName')),
      path,
      shortcuts: [
        lead(words.allOrders, '/orders'),
        lead(words.pendingOrders, '/pendingOrders'),
        lead(words.allProducts, '/allProducts'),
        lead(words.inbox, '/inbox'),
      ],
    }),
    // Its menu is the way back; phones of Apple give notices only to what has no bar of theirs.
    display: 'standalone',
    // Whoever comes out of it to look at a product stays in the app.
    scope: '/',
    screenshots: screenshots(locale, words.appScreens),
  }
}

/** As browsers show them where they offer to install it; their sizes are those of the files. */
function screenshots(locale: Locale, label: string) {
  return (['wide', 'narrow'] as const).map((form) => ({
    src: `/screenshots/dashboard-${form}-${locale}.webp`,
    sizes: form === 'wide' ? '1280x800' : '720x1280',
    type: 'image/webp',
    form_factor: form,
    label,
  }))
}
