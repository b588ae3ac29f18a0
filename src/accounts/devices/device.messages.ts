import type { Locale } from '#src/core/locale.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import type { Device } from './device.ts'

const deviceMessages = defineMessages({
  both: {
    en: (browser: string, system: string) => `${browser} on ${system}`,
    // Begins in Arabic: a letter lays a text out by its first letter, and would say "Linux on Chrome".
    ar: (browser: string, system: string) => `متصفح ${browser} على ${system}`,
  },
  browser: { en: (name: string) => name, ar: (name: string) => `متصفح ${name}` },
  system: {
    en: (name: string) => `A browser on ${name}`,
    ar: (name: string) => `متصفح على ${name}`,
  },
  unknown: { en: 'A browser or program we do not know', ar: 'متصفح أو برنامج غير معروف' },
})

/** A device in words: "Chrome on Windows". */
export function deviceName(locale: Locale, { browser, system }: Device): string {
  const words = deviceMessages[locale]
  if (browser && system) return words.both(browser, system)
  if (browser) return words.browser(browser)
  return system ? words.system(system) : words.unknown
}
