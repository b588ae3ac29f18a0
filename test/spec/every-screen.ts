import type { Page } from 'playwright-core'
import type { Locale } from '#src/core/locale.ts'
import type { Role } from '#src/core/permission.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { openPage } from './dashboard.steps.ts'
import { dashboardScreens } from './dashboard-screens.ts'
import { type Screen, screens } from './screens.ts'
import { go } from './steps.ts'

/** A screen, and who reads it. */
export type Sight = Screen & { as: Role | 'shopper' }

/** Every screen of the shop and of the dashboard. */
export const everyScreen: Sight[] = [
  ...screens.map((screen) => ({ as: 'shopper' as const, ...screen })),
  ...dashboardScreens,
]

/** A screen that exists on one side only is looked at in the widths of that side. */
export function existsAt({ width: only }: Sight, width: number): boolean {
  return only === undefined || only < 768 === width < 768
}

/** Opens a screen, and what opens on it; `ids` are what its address may name. */
export async function openSight(
  page: Page,
  { as, path, open }: Sight,
  locale: Locale,
  ids: Record<string, string>,
): Promise<void> {
  const address = pathIn(
    locale,
    path.replaceAll(/{(\w+)}/g, (_, name) => ids[name] ?? ''),
  )
  await (as === 'shopper' ? go : openPage)(page, address)
  await open?.(page, locale)
}
