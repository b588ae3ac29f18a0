import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TakenBack } from '#src/orders/return-record/taken-back.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { PiecesBack } from './pieces-back.tsx'

const slides = { name: 'Slides', nameAr: 'صندل', color: 'Black', size: '37', quantity: 1 }

/** What a paper says is taken back, one line for each of its paragraphs. */
function said(pieces: TakenBack[] | undefined, language: 'en' | 'ar', most?: number): string[] {
  const settings = { ...defaultSettings, shopLocale: 'ar' as const }
  const html = renderToStaticMarkup(
    <PiecesBack pieces={pieces} language={language} settings={settings} {...(most && { most })} />,
  )
  return html
    .split('</p>')
    .map((part) => part.replaceAll('<span lang', ' | <span lang').replaceAll(/<[^>]*>/g, ''))
    .filter(Boolean)
}

test('papers of an exchange say what is taken back, in the language of both who read them (O20, O37)', () => {
  expect(said([slides], 'ar')).toEqual(['استبدال، القطع المطلوب استرجاعها:', '1 × صندل · أسود، المقاس 37'])
  const [head, piece] = said([slides], 'en')
  expect(head).toContain('Exchange: take back')
  expect(piece).toMatch(/^1 × Slides · Black, Size 37 \| 1 × صندل · أسود، المقاس 37$/)
})

test('what is taken back begins where its own language does, whatever the paper around it is in', () => {
  for (const [language, direction] of [
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const) {
    const html = renderToStaticMarkup(
      <PiecesBack pieces={[slides]} language={language} settings={defaultSettings} />,
    )
    expect(html).toContain(`<div lang="${language}" dir="${direction}" class="paper-back"`)
  }
})

test('a label has room for two kinds and says how many more there are', () => {
  const kinds = ['36', '37', '38'].map((size) => ({ ...slides, size }))
  expect(said(kinds, 'ar', 2).slice(-1)).toEqual(['+ 1'])
})

test('papers of any other order say nothing of it', () => {
  expect(said(undefined, 'en')).toEqual([])
})
