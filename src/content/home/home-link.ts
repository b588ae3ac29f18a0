import type { Text } from '#src/core/locale.ts'

/** Where a section or a slide may lead: a path of this site in plain form, or another site by https. */
export const homeLink = {
  fits: (link: string): boolean => link === '' || /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(link),
  wrong: {
    en: 'Enter a path of this shop such as /shop, or a link that begins with https://.',
    ar: 'يرجى إدخال مسار في المتجر مثل /shop، أو رابط يبدأ بـ https://.',
  } satisfies Text,
}
