import { expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { myOrdersMessages } from '#src/orders/my-orders/my-orders.messages.ts'
import { password } from '../../journeys/order-admin.steps.ts'
import { orderPumps } from './order-pumps.ts'
import { openShop, openStory, shop, sights } from './story.ts'

openShop()

const refused = {
  en: 'The email or the password is not right.',
  ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
}

test.each(sights)(
  '$browser: somebody registers, finds her order, logs out and in again, $locale at $width',
  async (sight) => {
    const { browser, locale } = sight
    const words = { ...accountMessages[locale], ...myOrdersMessages[locale] }
    const email = `noor-${browser}-${locale}@example.com`
    const story = await openStory(sight)

    await story.go(pathIn(locale, '/authentication/register'))
    await story.type({ css: 'input', name: words.name }, 'نور البلوشي')
    await story.type({ css: 'input', name: words.email }, email)
    await story.type({ css: 'input', name: words.password }, password)
    await story.look('register')
    await story.button(words.continue)
    await story.says(words.signedUp('نور البلوشي'))
    await story.at(pathIn(locale, '/'))

    const token = await story.wire.run(() => localStorage.getItem('JWT_ACCESS_TOKEN') ?? '')
    const { number } = await orderPumps(shop.origin, email, token)
    await story.go(pathIn(locale, '/dashboard/activeOrders'))
    await story.says(number)
    await story.look('my orders')

    await story.wire.run(async () => {
      const headers = { 'content-type': 'application/json' }
      await fetch('/api/auth/sign-out', { method: 'POST', body: '{}', headers })
      localStorage.clear()
    })
    await story.go(pathIn(locale, '/authentication/login'))
    await story.type({ css: 'input', name: words.email }, email)
    await story.type({ css: 'input', name: words.password }, `${password}x`)
    await story.button(words.login)
    await story.says(refused[locale])
    await story.look('wrong password')
    await story.press({ css: '[role=alertdialog] button', name: words.tryAgain })
    expect(await story.wire.run(() => localStorage.getItem('JWT_ACCESS_TOKEN'))).toBeNull()
    await story.type({ css: 'input', name: words.password }, password)
    await story.button(words.login)
    await story.at(pathIn(locale, '/'))
    await story.go(pathIn(locale, '/dashboard/activeOrders'))
    await story.says(number)
  },
)
