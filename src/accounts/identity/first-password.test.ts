import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, test } from 'vitest'
import { describeShop } from '#test/shop.ts'
import { browserOf } from './browser.sample.ts'
import { createAdmin } from './first-admin.ts'
import { outputStays, tellFirstPassword } from './first-password.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-first-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const keys = { email: 'boss@example.com', password: 'sixteen-letters-' }

function told(stays: boolean): string {
  const lines: string[] = []
  tellFirstPassword(keys, dir, { say: (line) => lines.push(line), stays })
  return lines.join('\n')
}

test('a terminal, or a program that reads, is told the password itself (I4)', () => {
  expect(told(false)).toBe('Admin: boss@example.com / sixteen-letters-')
})

test('a log that stays is told the file, which only its owner can read', () => {
  const line = told(true)
  const file = path.join(dir, 'first-admin-password')
  expect(line).toContain(file)
  expect(line).not.toContain(keys.password)
  expect(readFileSync(file, 'utf8')).toBe(`${keys.password}\n`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a file and the journal stay; a device that keeps nothing does not', () => {
  const file = openSync(path.join(dir, 'shop.log'), 'w')
  const device = openSync('/dev/null', 'w')
  try {
    expect(outputStays(file)).toBe(true)
    expect(outputStays(device)).toBe(false)
  } finally {
    closeSync(file)
    closeSync(device)
  }
})

describeShop('the file of the first password', (shop) => {
  it('is gone once an admin has signed in, and not before', async () => {
    const data = shop.shop.config.DATA_DIR
    tellFirstPassword(keys, data, { say: () => undefined, stays: true })
    const there = () => {
      try {
        return statSync(path.join(data, 'first-admin-password')).isFile()
      } catch {
        return false
      }
    }
    const customer = { name: 'Noor', email: 'noor@example.com', password: 'a good long one' }
    await browserOf(shop).post('/api/auth/sign-up/email', customer)
    expect(there()).toBe(true)
    await createAdmin(shop.db, keys, shop.now)
    expect((await browserOf(shop).post('/api/auth/sign-in/email', keys)).status).toBe(200)
    expect(there()).toBe(false)
  })
})
