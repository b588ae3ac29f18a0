import type { Locale, Text } from '#src/core/locale.ts'

/** A colour as it is painted and as it is called. `css` is undefined for a name nobody knows (P6). */
export type Colour = { css: string | undefined; name: Text }

/** Looks a stored colour name up, whatever its case; an unknown one keeps its name and gets a neutral swatch (P6). */
export function colourOf(stored: string): Colour {
  const key = stored
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace('grey', 'gray')
  const known = table[key]
  if (!known) return { css: undefined, name: { en: stored, ar: stored } }
  return { css: known.css ?? key, name: known.name }
}

/** The stored name of a colour that somebody calls so; their own words where nobody knows it. */
export function colourCalled(typed: string, locale: Locale): string {
  const wanted = typed.trim().toLowerCase()
  const known = Object.entries(table).find(([, { name }]) => name[locale].toLowerCase() === wanted)
  return known ? known[0] : typed.trim()
}

/** What the colours that are known are called, in the order of the table. */
export function colourNames(locale: Locale): string[] {
  return Object.values(table).map(({ name }) => name[locale])
}

/** Names of CSS paint themselves; the others say what they look like. */
const table: Record<string, { name: Text; css?: string }> = {
  black: { name: { en: 'Black', ar: 'أسود' }, css: '#1b1918' },
  white: { name: { en: 'White', ar: 'أبيض' } },
  ivory: { name: { en: 'Ivory', ar: 'عاجي' } },
  cream: { name: { en: 'Cream', ar: 'كريمي' }, css: '#f3e8d2' },
  beige: { name: { en: 'Beige', ar: 'بيج' }, css: '#e3d3b8' },
  linen: { name: { en: 'Linen', ar: 'كتّاني' } },
  nude: { name: { en: 'Nude', ar: 'نود' }, css: '#dcb59a' },
  sand: { name: { en: 'Sand', ar: 'رملي' }, css: '#d9c3a0' },
  tan: { name: { en: 'Tan', ar: 'أسمر فاتح' } },
  burlywood: { name: { en: 'Burlywood', ar: 'خشبي فاتح' } },
  camel: { name: { en: 'Camel', ar: 'جملي' }, css: '#b98a55' },
  peru: { name: { en: 'Caramel', ar: 'كراميل' } },
  cognac: { name: { en: 'Cognac', ar: 'كونياك' }, css: '#9a4f26' },
  sienna: { name: { en: 'Sienna', ar: 'بني محروق' } },
  saddlebrown: { name: { en: 'Saddle brown', ar: 'بني سرجي' } },
  brown: { name: { en: 'Brown', ar: 'بني' }, css: '#6f4530' },
  chocolate: { name: { en: 'Chocolate', ar: 'شوكولاتي' }, css: '#56352a' },
  coffee: { name: { en: 'Coffee', ar: 'بني قهوة' }, css: '#4b3427' },
  maroon: { name: { en: 'Maroon', ar: 'خمري' } },
  burgundy: { name: { en: 'Burgundy', ar: 'عنّابي' }, css: '#6b1e2e' },
  wine: { name: { en: 'Wine', ar: 'نبيذي' }, css: '#6b1e2e' },
  red: { name: { en: 'Red', ar: 'أحمر' }, css: '#c0282d' },
  crimson: { name: { en: 'Crimson', ar: 'قرمزي' } },
  coral: { name: { en: 'Coral', ar: 'مرجاني' } },
  lightcoral: { name: { en: 'Light coral', ar: 'مرجاني فاتح' } },
  salmon: { name: { en: 'Salmon', ar: 'سلموني' } },
  orange: { name: { en: 'Orange', ar: 'برتقالي' }, css: '#e2822b' },
  pink: { name: { en: 'Pink', ar: 'وردي' } },
  lightpink: { name: { en: 'Light pink', ar: 'وردي فاتح' } },
  mistyrose: { name: { en: 'Misty rose', ar: 'وردي ضبابي' } },
  rosybrown: { name: { en: 'Rosy brown', ar: 'وردي ترابي' } },
  blush: { name: { en: 'Blush', ar: 'وردي ناعم' }, css: '#e7c1b8' },
  rosegold: { name: { en: 'Rose gold', ar: 'ذهبي وردي' }, css: '#c98f7d' },
  palevioletred: { name: { en: 'Pale violet red', ar: 'وردي بنفسجي' } },
  fuchsia: { name: { en: 'Fuchsia', ar: 'فوشيا' }, css: '#c62a78' },
  plum: { name: { en: 'Plum', ar: 'برقوقي' } },
  thistle: { name: { en: 'Thistle', ar: 'ليلكي' } },
  lavender: { name: { en: 'Lavender', ar: 'لافندر' }, css: '#cdc4e0' },
  purple: { name: { en: 'Purple', ar: 'أرجواني' }, css: '#69407f' },
  violet: { name: { en: 'Violet', ar: 'بنفسجي' } },
  navy: { name: { en: 'Navy', ar: 'كحلي' }, css: '#1f2a4d' },
  blue: { name: { en: 'Blue', ar: 'أزرق' }, css: '#2f55a4' },
  lightblue: { name: { en: 'Light blue', ar: 'أزرق فاتح' } },
  skyblue: { name: { en: 'Sky blue', ar: 'سماوي' } },
  lightsteelblue: { name: { en: 'Light steel blue', ar: 'أزرق رمادي' } },
  turquoise: { name: { en: 'Turquoise', ar: 'تركواز' } },
  teal: { name: { en: 'Teal', ar: 'أزرق مخضر' } },
  green: { name: { en: 'Green', ar: 'أخضر' }, css: '#2f7048' },
  emerald: { name: { en: 'Emerald', ar: 'زمردي' }, css: '#176b4d' },
  darkgreen: { name: { en: 'Dark green', ar: 'أخضر داكن' }, css: '#1d4d38' },
  seagreen: { name: { en: 'Sea green', ar: 'أخضر بحري' } },
  darkseagreen: { name: { en: 'Soft green', ar: 'أخضر هادئ' } },
  sage: { name: { en: 'Sage', ar: 'أخضر مريمي' }, css: '#a5b096' },
  olive: { name: { en: 'Olive', ar: 'زيتي' }, css: '#6b6b3a' },
  darkolivegreen: { name: { en: 'Dark olive green', ar: 'زيتي داكن' } },
  khaki: { name: { en: 'Khaki', ar: 'كاكي' }, css: '#b5a67c' },
  darkkhaki: { name: { en: 'Dark khaki', ar: 'كاكي داكن' } },
  mint: { name: { en: 'Mint', ar: 'نعناعي' }, css: '#bfdcc9' },
  yellow: { name: { en: 'Yellow', ar: 'أصفر' }, css: '#e9c94a' },
  mustard: { name: { en: 'Mustard', ar: 'خردلي' }, css: '#c79a2b' },
  goldenrod: { name: { en: 'Goldenrod', ar: 'ذهبي داكن' } },
  gold: { name: { en: 'Gold', ar: 'ذهبي' }, css: '#cda349' },
  silver: { name: { en: 'Silver', ar: 'فضي' } },
  gray: { name: { en: 'Grey', ar: 'رمادي' } },
  dimgray: { name: { en: 'Dim grey', ar: 'رمادي داكن' } },
  lightgray: { name: { en: 'Light grey', ar: 'رمادي فاتح' } },
  charcoal: { name: { en: 'Charcoal', ar: 'فحمي' }, css: '#3b3b3d' },
  darkslategray: { name: { en: 'Dark slate grey', ar: 'رمادي أردوازي' } },
}
