import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { moneyDialogMessages, moneyMessages } from '#src/orders/money-card/money.messages.ts'
import { returnCardMessages, returnRowMessages } from '#src/orders/returns/returns.messages.ts'

/** Comments are left out, as nobody reads them on a screen; the // of an address begins none. */
function findHyphens(code: string): string[] {
  return code
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .filter((line) => /\be-mail/i.test(line.replace(/(?<!:)\/\/ .*$/, '')))
}

test('screens, letters and answers say email, never e-mail (docs/words.md)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|sample)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    findHyphens(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(files.length).toBeGreaterThan(900)
  expect(found).toEqual([])
})

test('such a word is found in a text, and left in a comment', () => {
  const code = [
    "email: { en: 'E-mail', ar: 'البريد الإلكتروني' },",
    '/** The e-mail of an account. */',
    ' * and its e-mail',
    "const at = 'https://example.com/e-mail'",
    'const here = 1 // an e-mail',
  ]
  expect(findHyphens(code.join('\n'))).toEqual([code[0], code[3]])
})

test('English calls the picture of a transfer a receipt, but where product.md has a text of its own (docs/words.md)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|sample)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\ben: [^'`]*(['`])[^'`]*\bproofs?\b[^'`]*\1/gi)].map(
      ([text]) => text,
    ),
  )
  expect(new Set(found)).toEqual(new Set(["en: 'Please Enter Your Payment Proof!'"]))
})

test('Arabic calls who works in the shop فريق العمل, and nothing else (docs/words.md)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|sample)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:موظف|فريق المتجر).*/g)].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('Arabic calls a category قسم, and nothing else (docs/words.md)', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|sample)\.tsx?$/.test(file))
  const found = files.flatMap((file) =>
    // دافئة, warm, has the same letters.
    [...readFileSync(file, 'utf8').matchAll(/(?<!دا)(?:فئة|فئات).*/g)].map(([text]) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('giving money back is one term wherever staff press it, and English knows no other word for it (docs/words.md)', () => {
  const terms = locales.map((locale) => [
    moneyMessages[locale].recordRefund,
    moneyDialogMessages[locale].refund,
    moneyDialogMessages[locale].saveRefund,
    returnCardMessages[locale].refunded,
  ])
  expect(terms.map((said) => [...new Set(said)])).toEqual([['Refund'], ['استرداد المبلغ']])
  // In a row of a table there is room for its first word alone.
  expect(locales.map((locale) => returnRowMessages[locale].refunded)).toEqual(['Refund', 'استرداد'])
  const files = globSync('src/{orders,dashboard}/**/*.messages.ts')
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\ben: [^'`]*(['`])[^'`]*\b(?:give|given) back\b[^'`]*\1/gi)].map(
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})
