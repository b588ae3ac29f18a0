import type { Locale, Text } from './locale.ts'

/** What the account is called that a shop begins with: nobody's name, so nobody is greeted by it. */
export const firstAdminName = 'Admin'

const role: Text = { en: 'Admin', ar: 'مدير المتجر' }

/** What somebody of the shop is called on screen: who began it by the role, until there is a name. */
export function nameOnScreen(name: string, locale: Locale): string {
  return name === firstAdminName ? role[locale] : name
}
