import type { Text } from './locale.ts'

/** The address that a text is; undefined where it is none. `URL.canParse` is younger than some phones. */
export function addressIn(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/**
 * Where what the owner writes may lead: a path of this site in plain form, or another site by https; empty is nowhere. A path has no two
 * slashes together, since a browser may read them as the beginning of another site's address.
 */
export const ownersLink = {
  fits: (link: string): boolean =>
    link === '' ||
    /^(?:\/(?!\/)(?:(?!\/\/)[^\s\\?#])*(?:[?#][^\s\\]*)?|https:\/\/[^\s\\/][^\s\\]*)$/.test(link),
  wrong: {
    en: 'Enter a path of this shop such as /shop, or a link that begins with https://.',
    ar: 'يرجى إدخال مسار في المتجر مثل /shop، أو رابط يبدأ بـ https://.',
  } satisfies Text,
}
