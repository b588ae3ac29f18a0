import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultSettings } from '#src/settings/settings.ts'
import { ShopHeading } from './shop-heading.tsx'

test.each([
  ['en', ['Noor', 'نور']],
  ['ar', ['نور', 'Noor']],
] as const)('a paper in %s names the shop in that language first (O20)', (language, names) => {
  const settings = { ...defaultSettings, shopName: 'Noor', shopNameAr: 'نور' }
  const heading = renderToStaticMarkup(<ShopHeading settings={settings} language={language} />)
  expect([...heading.matchAll(/<bdi[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(names)
})
