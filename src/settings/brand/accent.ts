import { atLightness, contrast, type Hex, lightnessOf, luminance } from './colour.ts'

/** What text needs against its ground (WCAG 2.2 AA), and a hair more, since screens round. */
const enough = 4.55

export type Theme = 'light' | 'dark'

/** The colours of src/ui/theme/tokens.css that an accent meets, by theme; a test holds the two together. */
export const palette = {
  light: {
    ground: '#f6f1e9',
    raised: '#fffdf9',
    sunken: '#efe8dc',
    tint: '#f3e6e2',
    ink: '#241b16',
    muted: '#6b5e54',
    hairline: '#ddd2c3',
    control: '#8f8072',
    wine: '#6b1e2e',
    'wine-deep': '#561524',
    'on-wine': '#ffffff',
    fill: '#6b1e2e',
    'fill-deep': '#561524',
  },
  dark: {
    ground: '#17120f',
    raised: '#2a221d',
    sunken: '#0d0a08',
    tint: '#3d2926',
    ink: '#f3ece2',
    muted: '#b3a597',
    hairline: '#4a3d34',
    control: '#94857a',
    wine: '#d98594',
    'wine-deep': '#e7a3ae',
    'on-wine': '#1d0a0f',
    fill: '#a8405a',
    'fill-deep': '#b54965',
  },
} as const satisfies Record<Theme, Record<string, Hex>>

export const themes = ['light', 'dark'] as const satisfies readonly Theme[]

/** The shades of an accent in one theme, by the names of the tokens they stand for. */
export type Shades = {
  /** Buttons, links and prices: read on every ground, and under `onWine`. */
  wine: Hex
  /** The same, pointed at. */
  wineDeep: Hex
  onWine: Hex
  /** A ground with a breath of the accent; every text of the shop is read on it. */
  tint: Hex
  /** True where the chosen colour could not be read as it is, so that this is a near one. */
  adjusted: boolean
}

/**
 * Every shade of an accent, for both themes (B1). The hue stays; the lightness moves as far as text needs to be read at
 * 4.5:1, as the accent on each ground and on the accent.
 */
export function accentShades(accent: Hex): Record<Theme, Shades> {
  return { light: shadesIn('light', accent), dark: shadesIn('dark', accent) }
}

function shadesIn(theme: Theme, accent: Hex): Shades {
  const tint = tintOf(theme, accent)
  const under = [palette[theme].ground, palette[theme].raised, palette[theme].sunken, tint]
  const isRead = (colour: Hex) =>
    under.every((ground) => contrast(colour, ground) >= enough) && contrast(colour, onto(colour)) >= enough
  const wine = nearest(accent, theme === 'light' ? -0.004 : 0.004, isRead)
  const onWine = onto(wine)
  // Away from the ground; at the end of the scale, where there is no further, as far back as it can still be read.
  const away = theme === 'light' ? -0.06 : 0.06
  const [deep] = [away, -away, -away / 2]
    .map((step) => atLightness(wine, lightnessOf(wine) + step))
    .filter((one) => one !== wine && isRead(one) && contrast(one, onWine) >= enough)
  return { wine, wineDeep: deep ?? wine, onWine, tint, adjusted: wine !== accent }
}

/** The colour itself where it will do, else the first that does when the lightness moves by `step` after step. */
function nearest(colour: Hex, step: number, does: (colour: Hex) => boolean): Hex {
  if (does(colour)) return colour
  for (let at = lightnessOf(colour) + step; at > 0 && at < 1; at += step) {
    const one = atLightness(colour, at)
    if (does(one)) return one
  }
  return step < 0 ? '#000000' : '#ffffff'
}

/** Text on a colour: white or nearly black, whichever is read better. */
function onto(colour: Hex): Hex {
  return contrast(colour, '#ffffff') >= contrast(colour, '#14100e') ? '#ffffff' : '#14100e'
}

/** As light as the tint of the shop's own accent, or further from the text on it, in the hue of this one. */
function tintOf(theme: Theme, accent: Hex): Hex {
  const own = palette[theme].tint
  const isFar = (colour: Hex) =>
    theme === 'light' ? luminance(colour) >= luminance(own) : luminance(colour) <= luminance(own)
  const step = theme === 'light' ? 0.004 : -0.004
  for (let at = lightnessOf(own); at > 0 && at < 1; at += step) {
    const one = atLightness(accent, at, 0.03)
    if (isFar(one)) return one
  }
  return own
}
