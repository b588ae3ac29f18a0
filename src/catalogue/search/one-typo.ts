/**
 * Whether two words are one typo apart: a letter too many, missing, wrong, or two neighbours
 * swapped (a Damerau-Levenshtein distance of at most 1). Equal words count.
 */
export function isOneTypo(typed: string, meant: string): boolean {
  const [short, long] = typed.length <= meant.length ? [typed, meant] : [meant, typed]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = (one: string, from: number) => one.slice(start + from)
  if (long.length > short.length) return rest(short, 0) === rest(long, 1)
  if (rest(short, 1) === rest(long, 1)) return true
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return swapped && rest(short, 2) === rest(long, 2)
}

/** Whether the word typed so far is one typo away from how a word begins: `toat` from the start of `tote`. */
export function isTypoOfStart(typed: string, meant: string): boolean {
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more
    return length < meant.length && isOneTypo(typed, meant.slice(0, length))
  })
}
