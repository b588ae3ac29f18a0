import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderLine } from '#src/orders/order/order-line.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { Goods } from './packing-slip.tsx'

const bag = { _id: 'bag', imageUrl: '', color: 'Black', size: 'N/A', originalPrice: 12, quantity: 1 }

/** The lines of text by which a slip names these goods. */
function linesOf(line: OrderLine, language: 'en' | 'ar'): string[] {
  const html = renderToStaticMarkup(<Goods line={line} language={language} settings={defaultSettings} />)
  return html
    .replaceAll('<span class="paper-line">', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
}

test.each([
  [
    'both',
    { name: 'Bag', nameAr: 'حقيبة' },
    ['حقيبة · أسود', 'Bag · Black'],
    ['Bag · Black', 'حقيبة · أسود'],
  ],
  // Its colour is said to who packs in either language, its one name once.
  ['Arabic alone', { name: 'حقيبة يد' }, ['حقيبة يد · أسود', 'Black'], ['حقيبة يد · Black', 'أسود']],
  ['English alone', { name: 'Clutch' }, ['Clutch · أسود', 'Black'], ['Clutch · Black', 'أسود']],
])(
  'goods that are named in %s are named once in each language they have a name in (O20)',
  (_, named, ar, en) => {
    expect(linesOf({ ...bag, ...named }, 'ar')).toEqual(ar)
    expect(linesOf({ ...bag, ...named }, 'en')).toEqual(en)
    expect(linesOf({ ...bag, ...named, color: 'N/A' }, 'en')).toHaveLength('nameAr' in named ? 2 : 1)
  },
)
