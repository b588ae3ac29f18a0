import { expect, test } from 'vitest'
import { greetableName } from './greeting.ts'

test.each(['Maryam', 'Salma Al-Harthy', "O'Neill", 'مريم بنت سالم', 'Zoë', 'نورة'])('%s is greeted', (name) =>
  expect(greetableName(` ${name} `)).toBe(name),
)

test.each([
  'Win at casino.example',
  'http://casino.example',
  'casino@people.test',
  'Call 91234567',
  '<b>Maryam</b>',
  'a'.repeat(61),
  'Maryam\nBcc',
  'Admin',
  '',
  undefined,
])('%j is not', (name) => expect(greetableName(name)).toBe(''))
