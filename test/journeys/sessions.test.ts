import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sessionListMessages } from '#src/accounts/devices/session-list.messages.ts'
import { leakedPasswords } from '#src/accounts/passwords/leaked-passwords.ts'
import { profileMessages } from '#src/accounts/profile/profile.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { failureMessages } from '#src/ui/overlay/failure.messages.ts'
import { accountJourney, go, password } from '../account-journey.ts'

const { openPage, signUp, origin } = accountJourney()
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1'

describe.each([
  { locale: 'en', width: 1280, phone: 'Safari on iPhone' },
  { locale: 'ar', width: 390, phone: 'متصفح Safari على iPhone' },
] as const)('the devices of an account in $locale at $width px (I14)', ({ locale, width, phone }) => {
  test('are listed with this one marked; one is logged out, then all others', async () => {
    const words = sessionListMessages[locale]
    const page = await openPage(width)
    const email = await signUp(page)
    const signInElsewhere = async () => {
      const reply = await fetch(`${origin()}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': iphone, origin: origin() },
        body: JSON.stringify({ email, password }),
      })
      return {
        cookie: reply.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
      }
    }
    const stolen = await signInElsewhere()
    await go(page, pathIn(locale, '/dashboard'))
    const rows = page.getByTestId('sessions').getByRole('listitem')
    await expect.poll(() => rows.count()).toBe(2)
    const own = rows.filter({ hasText: words.current })
    expect(await own.getByRole('button').count()).toBe(0)
    await page.getByRole('button', { name: words.endOf(phone) }).click()
    await expect.poll(() => rows.count()).toBe(1)
    // The button is gone; who has no mouse goes on in the list.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')))
      .toBe('sessions')
    const session = await fetch(`${origin()}/api/auth/get-session`, { headers: stolen })
    expect(await session.json()).toBeNull()

    await signInElsewhere()
    await page.reload()
    // With the network gone each thing one does says so, and what to do about it.
    for (const name of [
      words.endOf(phone),
      profileMessages[locale].resend,
      profileMessages[locale].download,
    ]) {
      await page.getByRole('button', { name }).waitFor()
      await page.context().setOffline(true)
      await page.getByRole('button', { name }).click()
      await page.getByRole('status').getByText(failureMessages[locale].offline).waitFor()
      await page.context().setOffline(false)
      await page.reload()
    }
    await expect.poll(() => rows.count()).toBe(2)

    for (let more = 0; more < 5; more += 1) await signInElsewhere()
    await page.reload()
    // Five of seven, and all of them at a press, whose button goes.
    await expect.poll(() => rows.count()).toBe(5)
    await own.getByText(words.current).waitFor()
    await page.getByRole('button', { name: words.showAll(7) }).click()
    await expect.poll(() => rows.count()).toBe(7)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('sessions')
    await page.getByRole('button', { name: words.endOthers }).click()
    const question = page.getByRole('alertdialog', { name: words.sure })
    await question.getByRole('button', { name: words.endOthers }).click()
    await expect.poll(() => rows.count()).toBe(1)
    await own.getByText(words.current).waitFor()
  })
})

test('no file of the browser carries the list of leaked passwords', () => {
  const dir = 'dist/client/assets'
  const scripts = readdirSync(dir).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts)
    expect(readFileSync(path.join(dir, name), 'utf8').includes(leakedPasswords.slice(0, 60)), name).toBe(
      false,
    )
})
