import { expect, test } from 'vitest'
import { wentBack } from './paper-payment.ts'

const none = { paid: 22, refunded: 0, credited: 0, total: 22 }

test.each([
  ['nothing went back', none, []],
  ['a returned piece', { ...none, refunded: 10 }, [{ word: 'refunded', amount: 10 }]],
  [
    'a returned piece as a credit',
    { ...none, refunded: 10, credited: 10 },
    [{ word: 'credited', amount: 10 }],
  ],
  ['all of it', { ...none, refunded: 22 }, [{ word: 'refunded', amount: 22 }]],
  ['a correction', { ...none, total: 12, refunded: 10 }, []],
  ['a correction that is still owed', { ...none, total: 12 }, []],
  ['more than was asked for', { ...none, paid: 25, refunded: 3 }, []],
  [
    'a correction and a returned piece as a credit',
    { ...none, total: 12, refunded: 15, credited: 5 },
    [{ word: 'credited', amount: 5 }],
  ],
  [
    'a correction, a good turn and a credit',
    { ...none, total: 12, refunded: 17.5, credited: 5 },
    [
      { word: 'refunded', amount: 2.5 },
      { word: 'credited', amount: 5 },
    ],
  ],
])('a paper shows what went back of the present total: %s (O17)', (_, money, shown) => {
  expect(wentBack(money)).toEqual(shown)
})
