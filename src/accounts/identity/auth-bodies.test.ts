import { expect, test } from 'vitest'
import { authBodies } from './auth-bodies.ts'

const isTaken = (callbackURL: string) =>
  authBodies['sign-in/social'].safeParse({ provider: 'google', callbackURL }).success

test.each([
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'https://elsewhere.example',
])('the way back from Google leads to no other site: %j', (callbackURL) => {
  expect(isTaken(callbackURL)).toBe(false)
})

test('the way back from Google leads to pages of this one', () => {
  expect(['/', '/ar/authentication/login?from=%2Fcart'].map(isTaken)).toEqual([true, true])
})
