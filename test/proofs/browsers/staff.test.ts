import { expect, test } from 'vitest'
import { accountMessages } from '#src/accounts/sign-in/account.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { adminOrderMessages } from '#src/orders/admin/admin-order.messages.ts'
import { orderChangeMessages } from '#src/orders/changes/order-change.messages.ts'
import { admin, password } from '../../journeys/order-admin.steps.ts'
import { openShopFile } from '../../running-shop.ts'
import { orderPumps } from './order-pumps.ts'
import { openShop, openStory, shop, sights } from './story.ts'

openShop()

test.each(sights)(
  '$browser: staff confirm an order, ship it, deliver it and find it again, $locale at $width',
  async (sight) => {
    const { locale } = sight
    const words = {
      ...adminOrderMessages[locale],
      ...orderChangeMessages[locale],
      ...accountMessages[locale],
    }
    const { id, number } = await orderPumps(shop.origin, 'salma@example.com')
    const story = await openStory(sight)
    const state = () => {
      const file = openShopFile(shop.dataDir)
      const row = file.prepare('select status from orders where id = ?').get(id)
      file.close()
      return row?.status
    }
    /** Presses a next step of the order's row and answers the question with yes. */
    const move = async (list: string, button: string, yes: string, to: string) => {
      await story.go(pathIn(locale, `/dashboard/${list}`))
      await story.says(`#${number}`)
      await story.look(list)
      await story.press({ css: 'button', name: `${button} #${number}` })
      await story.press({ css: '[role=alertdialog] button', name: yes })
      await expect.poll(state, { message: to }).toBe(to)
    }

    await story.go(pathIn(locale, '/authentication/login'))
    await story.type({ css: 'input', name: words.email }, admin)
    await story.type({ css: 'input', name: words.password }, password)
    await story.button(words.login)
    await expect
      .poll(() => story.wire.run(() => localStorage.getItem('JWT_ACCESS_TOKEN') ?? ''))
      .toMatch(/^ey/)
    await story.go(pathIn(locale, '/dashboard'))
    await story.sees({ css: 'main h1' })
    await story.look('index')

    await move('pendingOrders', words.toConfirmed, words.yesConfirmed, 'Confirmed')
    await move('confirmedOrders', words.toShipping, words.yesShipping, 'Shipping')
    await move('confirmedOrders', words.toDelivered, words.yesDelivered, 'Delivered')
    await story.go(pathIn(locale, `/dashboard/order-overview/${id}`))
    await story.says('سلمى الهنائي')
    await story.look('order')
    await story.go(pathIn(locale, '/dashboard/allProducts'))
    await story.sees({ css: '[data-testid=product-row] a' })
    await story.look('products')
  },
)
