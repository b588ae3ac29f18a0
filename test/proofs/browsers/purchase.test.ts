import { expect, test } from 'vitest'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { cartMessages } from '#src/orders/cart/cart.messages.ts'
import { checkoutMessages } from '#src/orders/checkout/checkout.messages.ts'
import { choiceMessages } from '#src/orders/display/choice.messages.ts'
import { trackMessages } from '#src/orders/display/order-progress.messages.ts'
import { orderSuccessMessages } from '#src/orders/success/order-success.messages.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { openShopFile } from '../../running-shop.ts'
import { openShop, openStory, shop, sights } from './story.ts'

openShop()

const pumps = 'black-patent-stiletto-pumps'

test.each(sights)(
  '$browser: shoes are found, ordered twice in cash and followed, $locale at $width',
  async (sight) => {
    const { locale } = sight
    const [product, cart, checkout] = [
      productMessages[locale],
      cartMessages[locale],
      checkoutMessages[locale],
    ]
    const [choice, success] = [choiceMessages[locale], orderSuccessMessages[locale]]
    const { data } = await (await fetch(`${shop.origin}/api/product/${pumps}`)).json()
    const title: string = locale === 'ar' ? data.nameAr : data.name
    const story = await openStory(sight)

    await story.go(pathIn(locale, '/'))
    await story.look('home')
    await story.go(pathIn(locale, '/shop?q=stiletto'))
    await story.look('shop')
    await story.link(title)
    await story.sees({ css: 'h1', name: title })
    await story.button(product.addToCart)
    await story.says(product.chooseSize)
    await story.press({ css: 'input[type=radio]', name: data.sizes[2] })
    await story.press({ css: 'input[name=color]' })
    await story.look('product')
    await story.button(product.addToCart)
    await story.sees({ css: '[role=dialog], dialog', name: product.added })
    await story.look('added')
    await story.press({ css: '[role=dialog] a, dialog a', name: product.viewCart })

    await story.sees({ css: 'h1', name: cart.title })
    await story.button(uiMessages[locale].increase)
    await story.look('cart')
    await story.link(cart.proceed)
    await story.sees({ css: 'h1', name: checkout.title })
    await story.type({ css: '#checkout-name' }, 'سلمى الهنائي')
    await story.type({ css: '#checkout-email' }, 'salma@example.com')
    await story.type({ css: '#checkout-mobileNumber' }, '٩٢٣٤٥٦٧٨')
    await story.type({ css: '#checkout-address' }, 'بيت 12، مسقط')
    await story.press({ css: 'input[type=radio]', name: choice['HOME DELIVERY'] })
    await story.press({ css: 'input[type=radio]', name: choice['Cash On Delivery'] })
    await story.look('checkout')
    await story.button(checkout.confirm)

    await story.at(pathIn(locale, '/order-success'))
    await story.says(success.title)
    await story.says(title)
    await story.look('ordered')
    const number = await story.wire.run(
      () => (document.querySelector('[data-testid=order-number]') as HTMLElement).innerText,
    )
    expect(readOrder(number.replace(/\D/g, ''))).toMatchObject({ customer_mobile: '92345678', quantity: 2 })
    await story.link(success.track)
    await story.sees({ css: 'h1', name: trackMessages[locale].title })
    await story.says(number)
    await story.look('tracked')
  },
)

function readOrder(number: string) {
  const file = openShopFile(shop.dataDir)
  const row = file
    .prepare(
      `select customer_mobile, quantity from orders join order_lines on order_lines.order_id = orders.id
      where orders.order_id = ?`,
    )
    .get(number)
  file.close()
  return row
}
