import type { Brand } from './brand.ts'

type Family = {
  /** As the browser calls it. */
  name: string
  /** The npm package that brings it, and what its files are called. */
  from: string
  weight: string
}

const cairo: Family = { name: 'Cairo Variable', from: 'cairo', weight: '300 500' }
const elMessiri: Family = { name: 'El Messiri Variable', from: 'el-messiri', weight: '500' }

/** What a pair says otherwise than src/ui/theme: its own families, and whether headings or all text are set in one. */
const pairs: Record<Exclude<Brand['typefaces'], 'bookish'>, { family: Family; sets: 'all' | 'headings' }> = {
  modern: { family: cairo, sets: 'all' },
  graceful: { family: elMessiri, sets: 'headings' },
}

const scripts = {
  arabic: 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}
type Script = keyof typeof scripts

/** Where a typeface's file is served from, and by which module name it is found on disk. */
export function typefaceFiles(): Map<string, string> {
  const files = Object.values(pairs).flatMap(({ family }) =>
    (Object.keys(scripts) as Script[]).map((script) => {
      const file = fileOf(family, script)
      return [`/typefaces/${file}`, `@fontsource-variable/${family.from}/files/${file}`] as const
    }),
  )
  return new Map(files)
}

/** The rules that bring the typefaces of a brand; none for the shop's own, which every page has. */
export function typefaceRules(typefaces: Brand['typefaces']): string {
  if (typefaces === 'bookish') return ''
  const { family } = pairs[typefaces]
  return (Object.keys(scripts) as Script[])
    .map(
      (script) =>
        `@font-face{font-family:"${family.name}";font-display:swap;font-weight:${family.weight};src:url(/typefaces/${fileOf(family, script)}) format("woff2");unicode-range:${scripts[script]}}`,
    )
    .join('')
}

/** The file the first screen of a page in this script needs, and whether it stands for all text of the shop. */
export function firstTypeface(
  typefaces: Brand['typefaces'],
  script: Script,
): { address: string; sets: 'all' | 'headings' } | undefined {
  if (typefaces === 'bookish') return undefined
  const { family, sets } = pairs[typefaces]
  return { address: `/typefaces/${fileOf(family, script)}`, sets }
}

/** The tokens of the look that a pair sets; behind each family what the reader's device has. */
export function typefaceTokens(typefaces: Brand['typefaces']): Record<string, string> {
  if (typefaces === 'bookish') return {}
  const { family, sets } = pairs[typefaces]
  const stack = `"${family.name}", "Noto Naskh Arabic", system-ui, sans-serif`
  return sets === 'all' ? { '--font-sans': stack, '--font-heading': stack } : { '--font-heading': stack }
}

function fileOf({ from }: Family, script: Script): string {
  return `${from}-${script}-wght-normal.woff2`
}
