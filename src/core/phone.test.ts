import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPhone, phoneDigits, phoneInLink, phoneSpellings, plainPhone } from './phone.ts'

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

describe('a phone number as it is typed or copied (M3)', () => {
  test('is its digits, however they are set', () => {
    expect(plainPhone('٩١٢٣ ٤٥٦٧')).toBe('91234567')
    expect(plainPhone('+968 (91) 23-45-67')).toBe('+96891234567')
    expect(plainPhone('9123.45.67')).toBe('91234567')
    expect(plainPhone('011 968 9123 4567')).toBe('+96891234567')
    expect(plainPhone('+00968 9123 4567')).toBe('+96891234567')
    expect(plainPhone('\u2066\u200e+968\u00a09123\u20114567\u200f\u2069')).toBe('+96891234567')
  })

  test.each(['0112345678', '01112345678'])('is one of a city where it begins with 011: %s', (number) =>
    expect(plainPhone(number)).toBe(number),
  )

  test.each([
    ['tel:+968-9123-4567', '+96891234567'],
    [' https://wa.me/96891234567 ', '96891234567'],
    ['\u200ehttps://wa.me/٩٦٨٩١٢٣٤٥٦٧', '96891234567'],
    ['https://api.whatsapp.com/send?phone=96891234567&text=5', '96891234567'],
  ])('is what a link dials: %s', (link, number) => {
    expect(plainPhone(link)).toBe(number)
    expect(isPhone(number)).toBe(true)
  })

  test.each(['https://wa.me/message/ABCDEF', 'https://shop.example/96891234567', '91234567.com', 'tel:'])(
    'is none in another text: %s',
    (text) => expect(isPhone(plainPhone(text))).toBe(false),
  )

  test.each(['00000000', '+96800000000', '0096800000000', '+971000000000', '000000000000000'])(
    'is nobody’s where it is zeros: %s',
    (zeros) => expect(isPhone(zeros)).toBe(false),
  )

  test('is a number where it has another digit, with a code or without', () => {
    for (const number of ['91234567', '24000000', '96800000', '+97150000000', '80077000'])
      expect(isPhone(number), number).toBe(true)
  })
})

describe('what makes two phone numbers one (M3)', () => {
  test('is the same eight digits, however an Omani number is written', () => {
    fc.assert(
      fc.property(digits(8), (number) => {
        const spaced = `${number.slice(0, 4)} ${number.slice(4)}`
        for (const typed of [
          number,
          spaced,
          `+968${number}`,
          `+968 ${spaced}`,
          `00968${number}`,
          `968${number}`,
          `(+968) ${number.slice(0, 4)}-${number.slice(4)}`,
          arabic(number),
          `0${number}`,
          `+968 0${number}`,
          `00968 00${number}`,
          `0968${number}`,
          `000${number}`,
          `+968 968 ${number}`,
          `00968 +968 ${number}`,
          `+968 00968 ${number}`,
          `+968 968 968 ${number}`,
          arabic(`+968${number}`),
        ])
          expect(phoneDigits(typed)).toBe(number)
      }),
    )
  })

  test('is the whole number with its country elsewhere in the world', () => {
    fc.assert(
      fc.property(digits(9), (number) => {
        expect(phoneDigits(`+971${number}`)).toBe(`971${number}`)
        expect(phoneDigits(`00971${number}`)).toBe(`971${number}`)
        expect(phoneDigits(`+971 (0)${number}`)).toBe(`971${number}`)
        expect(phoneDigits(`00971 00${number}`)).toBe(`971${number}`)
      }),
    )
  })

  test.each([
    'https://wa.me/96891234567',
    'wa.me/96891234567?text=Good%20morning',
    'HTTPS://WA.ME/+96891234567#x',
    'https://api.whatsapp.com/send?phone=96891234567&text=5',
    'https://web.whatsapp.com/send/?app_absent=0&phone=%2B968%209123%204567',
    'whatsapp://send?phone=+96891234567',
    'tel:+968-9123-4567',
    'sms:0096891234567?body=12345678',
  ])('is read out of a link that dials or writes to it: %s', (link) => {
    expect(phoneDigits(phoneInLink(link) ?? '')).toBe('91234567')
  })

  test.each(['91234567', 'https://shop.example/96891234567', 'https://wa.me/', 'telephone', 'send?phone=1'])(
    'is in no other text: %s',
    (typed) => expect(phoneInLink(typed)).toBeUndefined(),
  )

  test.each([
    ['9689123456', '9689123456'],
    ['968912345678', '968912345678'],
    ['96891234567', '91234567'],
    ['091234567', '91234567'],
    ['0501234567', '501234567'],
    ['00000000', ''],
    ['12396891234567', '12396891234567'],
    ['100971234567', '100971234567'],
    ['1009689123', '1009689123'],
    ['96812345', '96812345'],
    ['97101234', '97101234'],
    ['96896801234', '96801234'],
    ['', ''],
    ['no number', ''],
  ])('takes the code of Oman from an Omani number only: %j is %j', (typed, number) => {
    expect(phoneDigits(typed)).toBe(number)
  })

  test.each([
    ['501234567', 6],
    ['971501234567', 2],
    ['97142345678', 2],
    ['50012345', 6],
    ['91234567', 1],
    ['24123456', 1],
    ['97191234567', 1],
    ['447911123456', 1],
    ['1234567', 1],
  ])(
    '%s may be stored with any code of the Gulf, with its own and without, or as it is: %s',
    (digits, count) => {
      const spellings = phoneSpellings(digits)
      expect([spellings.includes(digits), spellings.length]).toEqual([true, count])
    },
  )
})
