import { describe, expect, test } from 'vitest'
import { productFormMessages } from '#src/catalogue/editing/product-form.messages.ts'
import { productMessages } from '#src/catalogue/product-page/product.messages.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { ownColourMessages } from '#src/settings/colours/own-colour.messages.ts'
import { boss, openAsShopper, openDemoShopAsAdmin, openFormOfNew } from './demo-shop.steps.ts'

openDemoShopAsAdmin()

const foam = { name: 'Sea foam', nameAr: 'زبد البحر' }
const dusk = { name: 'Dusk', nameAr: 'غسق المساء' }

describe.each([
  { locale: 'en', width: 1280, ...foam, typed: foam.name, half: 'Se', called: foam.name, unsaid: 2 },
  { locale: 'ar', width: 360, ...dusk, typed: dusk.nameAr, half: 'ذه', called: dusk.nameAr, unsaid: 1 },
  // The Arabic name alone is enough; without it, and without a shade, nothing is kept.
] as const)(
  'a colour of the shop’s own, reading $locale at $width px',
  ({ locale, width, name, nameAr, typed, half, called, unsaid }) => {
    const form = productFormMessages[locale]
    const words = ownColourMessages[locale]

    test('is asked for in the form of a product, offered for the next, seen, bought and printed', async () => {
      const id = await openFormOfNew(locale, width, { name: 'Evening Tote', colors: ['camel'] })
      const { page } = boss
      const field = page.getByRole('combobox', { name: form.colors, exact: true })
      const stored = async () => (await (await page.request.get(`/api/product/${id}`)).json()).data.colors

      // Half a word is no colour: it waits in its field, and nothing is saved without it.
      await field.fill(half)
      await field.press('Tab')
      await page.keyboard.press('Control+s')
      await page.getByText(form.unnamedColour).waitFor()
      await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
      expect([await field.inputValue(), await stored()]).toEqual([half, ['camel']])

      await field.fill(typed)
      await field.press('Enter')
      const dialog = page.getByRole('dialog')
      const inEnglish = dialog.getByLabel(words.name)
      const inArabic = dialog.getByLabel(words.nameAr, { exact: true })
      const shade = dialog.getByLabel(words.shade, { exact: true })
      expect([await inEnglish.inputValue(), await inArabic.inputValue()]).toContain(typed)
      await shade.press('Enter')
      await expect.poll(() => dialog.locator('[aria-invalid=true]').count()).toBe(unsaid)
      await inEnglish.fill(name)
      await inArabic.fill(nameAr)
      await dialog.getByLabel(words.pick).fill('#9fd8cb')
      await expect.poll(() => shade.inputValue()).toBe('#9fd8cb')
      await shade.press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const edit = page.getByRole('button', { name: form.editColour(called), exact: true })
      await edit.waitFor()
      expect(await field.inputValue()).toBe('')
      await page.keyboard.press('Control+s')
      await page.getByText(form.saved).first().waitFor()
      expect(await stored()).toEqual(['camel', name])

      // Later another shade, by the keyboard.
      await edit.focus()
      await page.keyboard.press('Enter')
      expect(await inEnglish.getAttribute('readonly')).not.toBeNull()
      await shade.fill('#7ac')
      await dialog.getByRole('button', { name: words.save }).click()
      await dialog.waitFor({ state: 'detached' })
      const painted = (place: typeof edit) =>
        place.locator('.bead').evaluate((dot) => getComputedStyle(dot).backgroundColor)
      expect(await painted(edit)).toBe('rgb(119, 170, 204)')

      const next = await openFormOfNew(locale, width, { name: 'Evening Clutch' })
      await field.waitFor()
      const offered = page
        .locator('datalist option')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
      expect(await offered).toContain(called)
      await field.fill(called)
      await field.press('Tab')
      await edit.waitFor()
      expect(next).not.toBe(id)
      await field.press('Backspace')

      const shopping = await openAsShopper(locale, width, id)
      const pill = shopping.locator('label', { hasText: called })
      expect(await painted(pill)).toBe('rgb(119, 170, 204)')
      await pill.click()
      await shopping.getByTestId('add-to-cart').click()
      await shopping.getByRole('dialog').getByText(called, { exact: true }).waitFor()
      await shopping.getByRole('link', { name: productMessages[locale].viewCart }).click()
      await shopping.getByText(called, { exact: true }).first().waitFor()
      await shopping.context().close()

      const { insertedId, trackUrl } = await order(id, name, locale)
      await page.goto(new URL(trackUrl).pathname)
      await page.getByText(called, { exact: true }).first().waitFor()
      // The slip speaks the customer's language, whatever who prints it reads.
      const other = { en: 'ar', ar: 'en' } as const
      await page.goto(pathIn(other[locale], `/dashboard/print?kind=slip&orders=${insertedId}`))
      await page.getByTestId('slip').getByText(called, { exact: true }).waitFor()
    })
  },
)

/** An order of one, placed by who reads this language. */
async function order(id: string, color: string, locale: string) {
  const deliveryCharge = 2
  const customerData = {
    name: 'Salma Al Harthi',
    email: 'salma@example.com',
    mobileNumber: '92345678',
    address: 'Way 12, Ruwi',
    comment: '',
    deliveryArea: 'HOME DELIVERY',
    paymentMethod: 'Cash On Delivery',
    deliveryCharge,
  }
  const products = [{ _id: id, name: 'Tote', color, size: 'N/A', quantity: 1, originalPrice: 20 }]
  const sums = { subTotal: 20, total: 20 + deliveryCharge }
  const sent = { products, customerData, paymentProof: '', ...sums, locale }
  return (await boss.call('POST', '/api/postOrder', sent, { 'accept-language': locale })) as {
    insertedId: string
    trackUrl: string
  }
}
