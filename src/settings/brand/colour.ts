/** A colour as `#rrggbb`, lower case. */
export type Hex = `#${string}`

/** A colour by lightness (0 to 1), chroma and hue (radians) as eyes tell them apart: Björn Ottosson's Oklab. */
type Seen = { lightness: number; chroma: number; hue: number }

/** `#rrggbb` of what somebody typed: with or without #, three or six digits; undefined where it is no colour. */
export function readHex(typed: string): Hex | undefined {
  const digits = typed.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${[...digits].map((one) => one + one).join('')}` : undefined
}

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2. */
export function luminance(colour: Hex): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours stand apart, 1 to 21: WCAG 2.2; text needs 4.5. */
export function contrast(one: Hex, other: Hex): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The lightness of a colour, 0 to 1. */
export function lightnessOf(colour: Hex): number {
  return seen(colour).lightness
}

/** The same hue at another lightness (0 to 1), as colourful as screens can show, or at most by `chroma`. */
export function atLightness(colour: Hex, lightness: number, chroma = Number.POSITIVE_INFINITY): Hex {
  const { chroma: own, hue } = seen(colour)
  const wanted = Math.min(1, Math.max(0, lightness))
  let strength = Math.min(own, chroma)
  while (strength > 0.001) {
    const shown = fromSeen({ lightness: wanted, chroma: strength, hue })
    if (shown.every((part) => part >= -0.0005 && part <= 1.0005)) return toHex(shown)
    strength *= 0.95
  }
  return toHex(fromSeen({ lightness: wanted, chroma: 0, hue }))
}

type Parts = [red: number, green: number, blue: number]

function linear(colour: Hex): Parts {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Parts
}

function toHex(parts: Parts): Hex {
  const digits = parts.map((part) => {
    const one = Math.min(1, Math.max(0, part))
    const shown = one <= 0.0031308 ? one * 12.92 : 1.055 * one ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

function seen(colour: Hex): Seen {
  const [red, green, blue] = linear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

function fromSeen({ lightness, chroma, hue }: Seen): Parts {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
