import { directionOf } from '#src/i18n/locale.ts'
import type { EmailContent, Good, LetterColours, LetterLook, Part, Piece } from './email-parts.ts'
import { contentIdOf } from './inline-picture.ts'

const fonts = "-apple-system,'Segoe UI',Tahoma,Arial,sans-serif"
const hairline = '1px solid rgba(143,128,114,.45)'
const small = 'font-size:14px;line-height:1.6;opacity:.8'

// The email sets no background and no text colour, so both themes of a mail program suit it; only the accent changes
// with them, and a logo, which is made for white, gets a plate of it. A program without media queries keeps the first value.
function inTheDark({ light, dark, corners, logo }: LetterLook): string {
  const rules = [
    `.wine{color:${dark.accent}!important}`,
    isFilledAnew(light, dark) &&
      `.fill{background-color:${dark.fill}!important;color:${dark.onFill}!important}`,
    logo && `.logo{padding:8px;background-color:#fff;border-radius:${corners}px}`,
  ]
  return `@media (prefers-color-scheme:dark){${rules.filter(Boolean).join('')}}`
}

function isFilledAnew(light: LetterColours, dark: LetterColours): boolean {
  return light.fill !== dark.fill || light.onFill !== dark.onFill
}

/** The HTML form of an email: tables and inline styles, which every mail program knows; nothing is loaded, pictures come with it. */
export function htmlOf({ locale, shopName, look, subject, title, parts }: EmailContent): string {
  const dir = directionOf(locale)
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>:root{color-scheme:light dark}${inTheDark(look)}</style>
</head>
<body style="margin:0;padding:0">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font-family:${fonts};font-size:16px;line-height:1.6"><tr><td align="${startOf(dir)}">
<p class="wine" style="margin:0 0 24px;padding-bottom:12px;border-bottom:${hairline};color:${look.light.accent};font-size:18px">${markOf(shopName, look)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:normal">${escaped(title)}</h1>
${parts.map((part) => partOf(part, dir, look)).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

/** The logo, or the name of the shop, which is also what a logo says where pictures are not shown. */
function markOf(shopName: string, { logo }: LetterLook): string {
  if (!logo) return escaped(shopName)
  const { picture, width, height } = logo
  return `<img class="logo" src="cid:${contentIdOf(picture)}" width="${width}" height="${height}" alt="${escaped(shopName)}" style="vertical-align:top;border:0">`
}

type Direction = 'ltr' | 'rtl'

// Old mail programs know neither text-align: start nor logical sides, only this attribute.
function startOf(dir: Direction): string {
  return dir === 'rtl' ? 'right' : 'left'
}

function endOf(dir: Direction): string {
  return dir === 'rtl' ? 'left' : 'right'
}

function partOf(part: Part, dir: Direction, look: LetterLook): string {
  switch (part.part) {
    case 'say':
      return `<p style="margin:0 0 12px">${lines(part.text)}</p>`
    case 'note':
      return `<p style="margin:16px 0 0;${small}">${lines(part.text)}</p>`
    case 'quote':
      return `<p dir="auto" style="margin:16px 0;padding:12px 16px;border:${hairline};border-radius:${look.corners}px">${lines(part.text)}</p>`
    case 'facts':
      return table(
        part.rows.map(
          ({ label, value }) =>
            `<tr><td valign="baseline" align="${startOf(dir)}" width="32%" style="padding:5px 0;${small}">${escaped(label)}</td><td valign="baseline" align="${startOf(dir)}" style="padding:5px 12px">${value.map(pieceOf).join('<br>')}</td></tr>`,
        ),
      )
    case 'goods': {
      const pictured = part.goods.some(({ picture }) => picture)
      return table([
        ...part.goods.map(
          ({ name, choice, count, amount, picture }) =>
            `<tr>${pictured ? pictureCell(picture, dir, look) : ''}<td valign="top" align="${startOf(dir)}" style="padding:12px 0;border-bottom:${hairline}"><bdi>${escaped(name)}</bdi>${choice && `<br><span style="${small}"><bdi>${escaped(choice)}</bdi></span>`}<br><span style="${small}">${ltr(count)}</span></td><td valign="top" align="${endOf(dir)}" style="padding:12px 0;border-bottom:${hairline}">${ltr(amount)}</td></tr>`,
        ),
        ...part.totals.map(({ label, amount, isTotal: paid }, index) => {
          const style = paid ? 'padding:12px 0;font-size:18px' : `padding:${index === 0 ? 12 : 2}px 0 2px`
          return `<tr><td${pictured ? ' colspan="2"' : ''} align="${startOf(dir)}" style="${style}">${escaped(label)}</td><td align="${endOf(dir)}"${paid ? ' class="wine"' : ''} style="${style}${paid ? `;color:${look.light.accent}` : ''}">${ltr(amount)}</td></tr>`
        }),
      ])
    }
    case 'button':
      return part.href
        ? `<p style="margin:24px 0"><a${isFilledAnew(look.light, look.dark) ? ' class="fill"' : ''} href="${escaped(part.href)}" style="display:inline-block;padding:12px 24px;border-radius:${look.corners}px;background-color:${look.light.fill};color:${look.light.onFill};text-decoration:none">${escaped(part.text)}</a></p>`
        : `<p style="margin:24px 0;${small}">${escaped(part.text)}</p>`
  }
}

/** Beside its name, which says what it shows; empty where other goods have a picture, so that names stand below each other. */
function pictureCell(picture: Good['picture'], dir: Direction, { corners }: LetterLook): string {
  const shown = picture
    ? `<img src="cid:${contentIdOf(picture)}" width="64" height="64" alt="" style="height:auto;vertical-align:top;border:0;border-radius:${corners}px">`
    : ''
  return `<td valign="top" align="${startOf(dir)}" width="76" style="padding:16px 0 12px;border-bottom:${hairline}">${shown}</td>`
}

function table(rows: string[]): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0">${rows.join('')}</table>`
}

function pieceOf({ text, href, ltr: forced = false }: Piece): string {
  const shown = forced ? ltr(text) : `<bdi>${lines(text)}</bdi>`
  return href ? `<a href="${escaped(href)}" style="color:inherit">${shown}</a>` : shown
}

function ltr(text: string): string {
  // A long address has to break on a phone; an amount or a number never does.
  const whole = text.length <= 30 ? 'white-space:nowrap' : 'word-break:break-word'
  return `<bdi dir="ltr" style="${whole}">${escaped(text)}</bdi>`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

/** Text in HTML and in its attributes; whoever typed it, it stays text. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
