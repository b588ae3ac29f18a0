import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import type { PaymentState } from '#src/orders/ledger/payment-state.ts'
import { PaymentStateWord } from './payment-state-word.tsx'

test('what nobody has decided yet is called by what was asked for, where that is known', () => {
  const word = (returnWish?: 'exchange' | 'refund') =>
    renderToStaticMarkup(
      <PaymentStateWord
        of={{ paymentState: 'refund due', refunded: 0, credited: 0, returnState: 'requested', returnWish }}
      />,
    ).replaceAll(/<[^>]*>/g, '')
  expect([word(), word('refund'), word('exchange')]).toEqual([
    'Return asked for',
    'Refund asked for',
    'Exchange asked for',
  ])
})

test.each([
  ['refunded', { refunded: 0, credited: 0 }, 'Exchanged', 'استُبدل'],
  ['refunded', { refunded: 12.5, credited: 0 }, 'Refunded', 'استُرد بالكامل'],
  ['refunded', { refunded: 12.5, credited: 12.5 }, 'Credit', 'رصيد للعميل'],
  ['partly refunded', { refunded: 0, credited: 0, movedOn: 12.9 }, 'Partly exchanged', 'استُبدل جزئيًا'],
  ['partly refunded', { refunded: 2, credited: 0, movedOn: 12.9 }, 'Partly refunded', 'استُرد جزئيًا'],
  ['paid', { refunded: 0, credited: 0 }, 'Paid', 'مدفوع'],
] as const)('%s with %j is called %s', (paymentState: PaymentState, sums, english, arabic) => {
  const shown = (['en', 'ar'] as const).map((locale) =>
    renderToStaticMarkup(
      <LocaleContext value={locale}>
        <PaymentStateWord of={{ paymentState, ...sums }} />
      </LocaleContext>,
    ).replaceAll(/<[^>]*>/g, ''),
  )
  expect(shown).toEqual([english, arabic])
})
