import { expect, it } from 'vitest'
import { describeShop } from '#test/shop.ts'

describeShop('order success without JavaScript (product.md section 2)', (shop) => {
  it.each([
    [
      '/order-success',
      'Thank You!!',
      'Your Order Successfully Done. You will get your order within 1-2 Business Days.',
      'We will call to confirm before preparing for delivery.',
      'Go To Home',
    ],
    [
      '/ar/order-success',
      'شكرًا لك!',
      'وصلنا طلبك بنجاح، وسيكون عندك خلال يوم عمل أو يومين.',
      'سنتصل بك للتأكيد قبل تجهيز الطلب للتوصيل.',
      'العودة إلى الرئيسية',
    ],
  ])('%s has its heading and its texts', async (path, heading, ...texts) => {
    const plain =
      /<noscript>(.*?)<\/noscript>/s.exec((await shop.get(path)).text.split('<main')[1] ?? '')?.[1] ?? ''
    expect(plain).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
    for (const text of texts) expect(plain).toContain(text)
    expect(plain).toContain(`href="${path.replace('/order-success', '') || '/'}"`)
    expect(plain).toContain(`href="${path.replace('/order-success', '/track')}"`)
  })
})
