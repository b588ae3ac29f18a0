/** A password in lower case without the few digits or signs that are put behind a word to please a rule. */
export function withoutEnding(text: string): string {
  return text.replace(/[\d!?.@#$*_-]{1,6}$/, '')
}

const drawn: Record<string, string> = { '@': 'a', '0': 'o', '3': 'e', $: 's', '5': 's' }

/** The same with signs as the letters they are drawn for; a 1 may be an i or an l. */
export function plainLetters(text: string): string[] {
  const plain = text.replace(/[@03$5]/g, (sign) => drawn[sign] ?? sign)
  return [...new Set([plain, plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')])]
}
