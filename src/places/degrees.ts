/** Degrees alone, or with minutes, or with seconds too; the signs as keyboards, maps and books write them. */
const angle = String.raw`(\d{1,3}(?:\.\d{1,12})?)\s*[°º]\s*(?:(\d{1,2}(?:\.\d{1,9})?)\s*['′’‘]\s*)?(?:(\d{1,2}(?:\.\d{1,9})?)\s*(?:["″”“]|['′’‘]{2})\s*)?`
const whole = new RegExp(
  `^${angle}(N|S|شمال[اً]*|جنوب[اً]*|ش|ج)[\\s,،+]*${angle}(E|W|شرق[اً]*|غرب[اً]*|ق|غ)$`,
  'i',
)

/**
 * Latitude and longitude in degrees, of a place as maps and phones write it in degrees, minutes and seconds
 * (`23°35'17.0"N 58°24'30.2"E`); undefined for anything else. Digits are Latin.
 */
export function readDegrees(text: string): [north: number, east: number] | undefined {
  const found = whole.exec(text.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '').trim())
  if (!found) return undefined
  const [, ...parts] = found
  const numbers = [parts.slice(0, 3), parts.slice(4, 7)].map((three) =>
    three.map((part) => Number(part ?? 0)),
  )
  if (numbers.some(([, minutes = 0, seconds = 0]) => minutes >= 60 || seconds >= 60)) return undefined
  const [north = 0, east = 0] = numbers.map(
    ([degrees = 0, minutes = 0, seconds = 0]) => degrees + minutes / 60 + seconds / 3600,
  )
  return [/^[sج]/i.test(parts[3] ?? '') ? -north : north, /^[wغ]/i.test(parts[7] ?? '') ? -east : east]
}
