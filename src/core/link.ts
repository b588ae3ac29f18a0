import type { Text } from './locale.ts'

/** Where what the owner writes may lead: a path of this site in plain form, or another site by https; empty is nowhere. */
export const ownersLink = {
  fits: (link: string): boolean => link === '' || /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(link),
  wrong: {
    en: 'Enter a path of this shop such as /shop, or a link that begins with https://.',
    ar: 'يرجى إدخال مسار في المتجر مثل /shop، أو رابط يبدأ بـ https://.',
  } satisfies Text,
}
