import { storedName } from '#src/core/names.ts'
import { defineMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { madeAddress } from './made-address.ts'

type Typed = { address?: string | undefined; name: string; nameAr?: string | undefined }

/**
 * What a link will end in while no address is typed, as the server makes it of the name (L3), with `end` behind that;
 * undefined where one is typed, or no name yet.
 */
export function useAddressHint(end = ''): (typed: Typed) => string | undefined {
  const words = useMessages(addressHints)
  return ({ address = '', ...names }) => {
    const name = storedName(names)
    if (address.trim() !== '' || name === '') return undefined
    const made = madeAddress(name)
    return made === '' ? words.random : words.made(`\u2066${made}${end}\u2069`)
  }
}

const addressHints = defineMessages({
  made: {
    en: (address: string) => `Empty: the link ends in ${address}.`,
    ar: (address: string) => `إن تُرك فارغًا انتهى الرابط بـ ${address}.`,
  },
  random: {
    en: 'Empty: the link ends in random signs, such as 8d2d33ee. A word here, such as abayas, reads better.',
    ar: 'إن تُرك فارغًا انتهى الرابط برموز عشوائية مثل \u20668d2d33ee\u2069. والأوضح كتابة كلمة هنا مثل عبايات.',
  },
})
