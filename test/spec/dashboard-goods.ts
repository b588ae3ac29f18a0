import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { choose } from '#test/choose.ts'
import { asks, columnsOf, type DashboardRow, fails, openPage, photo, reads, says } from './dashboard.steps.ts'
import { charactersOf, until } from './steps.ts'

const sure = { title: 'Are you sure?', yes: 'Yes, delete it!' }
const pumps = 'black-patent-stiletto-pumps'

const field = (page: Page, label: string) =>
  page.getByLabel(label).and(page.locator('input, textarea, select')).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** product.md section 5's messages of the settings form, each with the label of its field. */
const settings = {
  'Email Address': 'Please Write Email Address',
  'WhatsApp Number': 'Please Enter WhatsApp Number',
  'Contact Number': 'Please Enter Contact Number',
  'Address (English)': 'Please Enter Address',
  'Bank name': 'Please enter the bank name',
  'Account holder': "Please enter the account-holder's name",
  'Account number': 'Please enter the account number',
  "Bank's mobile number": "Please enter the bank's mobile number",
}

async function fillProduct(page: Page, name: string): Promise<void> {
  await field(page, 'Name in English').fill(name)
  await field(page, 'Original price, OMR').fill('12')
  await page.getByLabel('Category', { exact: true }).selectOption('Bags Collections')
  await page.getByLabel('Sub-category').selectOption('Tote Bags')
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await until(async () => expect(await page.getByTestId('picture-slot').locator('img').count()).toBe(1))
}

/** A product that only this row knows, added by the form; leaves the reader on its row of the table. */
async function ownProduct(page: Page, name: string): Promise<Locator> {
  await openPage(page, '/dashboard/addProduct')
  await fillProduct(page, name)
  await button(page, 'Add Product').click()
  await page.waitForURL('**/dashboard/allProducts')
  await reads(page.getByTestId('toasts'), 'Product Added!', 'Your product has been successfully added.')
  await page.getByLabel('Search products').fill(name)
  await page.waitForURL(/[?&]q=/)
  return page.getByTestId('product-row').filter({ hasText: name })
}

/** A slide of this row's own; leaves the reader on the list of slides, where it is the last or the first. */
async function ownSlide(page: Page, title: string): Promise<Locator> {
  await openPage(page, '/dashboard/addSlide')
  await page.locator('input[type=file]').setInputFiles(photo)
  await field(page, 'Title').fill(title)
  await button(page, 'Upload').click()
  await page.waitForURL('**/dashboard/manageSlider')
  await reads(page.getByTestId('toasts'), 'Slider data add successfully')
  return page.getByRole('row').filter({ hasText: title })
}

/** Products, sliders and settings: product.md sections 2, 5 and 8. */
export const goodsRows: DashboardRow[] = [
  {
    as: 'manager',
    at: '/dashboard/allProducts',
    what: 'All Products: a search box that the server answers, names of 20 characters, edit and delete',
    async how(page) {
      await page.getByRole('heading', { name: 'All Products', exact: true }).waitFor()
      const asked = page.waitForResponse((answer) => answer.url().includes('searchQuery=stiletto'))
      await page.getByLabel('Search products').fill('stiletto')
      await asked
      const row = page.getByTestId('product-row').filter({ hasText: 'Patent Stiletto Pumps' }).first()
      expect(await charactersOf(row.locator('span[title]'))).toBe(20)
      const edit = row.getByRole('link', { name: 'Edit Patent Stiletto Pumps' })
      expect(await edit.getAttribute('href')).toBe(`/dashboard/update/${pumps}`)
      await row.getByRole('button', { name: 'Delete Patent Stiletto Pumps' }).waitFor()
    },
  },
  {
    as: 'manager',
    at: '/dashboard/allProducts',
    what: 'deleting a product asks, fails in two ways, and succeeds',
    async how(page) {
      const row = await ownProduct(page, 'Coral Reef Tote')
      const bin = row.getByRole('button', { name: 'Delete Coral Reef Tote' })
      await fails(page, 'deleteProduct/*')
      let dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'Error!', 'Error deleting product. Please try again later.')
      await page.unroute('**/api/deleteProduct/*')
      await fails(page, 'deleteProduct/*', 'offline')
      dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'An unexpected error occurred. Please try again later.')
      await page.unroute('**/api/deleteProduct/*')
      dialog = await asks(page, bin, sure)
      await says(page, dialog, sure.yes, 'Success!', 'Product deleted successfully.')
      await row.waitFor({ state: 'detached' })
    },
  },
  {
    as: 'manager',
    at: '/dashboard/addProduct',
    what: 'Add Product: its fields, choices and hint',
    async how(page) {
      await page.getByRole('heading', { name: 'Add Product', exact: true }).waitFor()
      await reads(page, 'Up to five, 1080 by 1080. The first is the cover.')
      for (const type of ['New Arrivals', 'Most Popular', 'Offer', 'Public', 'Hidden'])
        expect([
          type,
          await page
            .getByLabel(type, { exact: true })
            .or(page.getByRole('option', { name: type, exact: true }))
            .count(),
        ]).toEqual([type, 1])
      for (const label of ['Description in English', 'Video link', 'Offer price, OMR', 'Review count'])
        expect([label, await field(page, label).isVisible()]).toEqual([label, true])
      for (const label of ['Sizes', 'Colours']) await page.getByLabel(label, { exact: true }).waitFor()
      expect(await page.locator('input[type=file]').first().getAttribute('accept')).toMatch(/^image\//)
    },
  },
  {
    as: 'manager',
    at: '/dashboard/addProduct',
    what: 'a product that cannot be added',
    async how(page) {
      await fillProduct(page, 'Never Added Tote')
      await fails(page, 'postProduct')
      await button(page, 'Add Product').click()
      await reads(page.getByTestId('toasts'), 'Error!', 'Something went wrong while adding the product.')
      expect(await field(page, 'Name in English').inputValue()).toBe('Never Added Tote')
    },
  },
  {
    as: 'manager',
    at: `/dashboard/update/${pumps}`,
    what: 'Update Product: failure and success',
    async how(page) {
      await page.getByRole('heading', { name: 'Update Product', exact: true }).waitFor()
      const reviews = field(page, 'Review count')
      const toasts = page.getByTestId('toasts')
      await reviews.fill('140')
      await fails(page, 'updateProduct/*')
      await button(page, 'Update Product').click()
      await reads(toasts, 'Error!', 'Something went wrong while updating the product.')
      await page.unroute('**/api/updateProduct/*')
      await button(page, 'Update Product').click()
      await reads(toasts, 'Product Updated!', 'Your product has been successfully updated.')
    },
  },
  {
    as: 'manager',
    at: '/dashboard/manageSlider',
    what: 'Manage Slider: its table and the Add Slide button',
    async how(page) {
      await page.getByRole('heading', { name: 'Manage Slider', exact: true }).waitFor()
      expect(await columnsOf(page)).toEqual(['#', 'Image', 'Title', 'Actions'])
      const add = page.getByRole('link', { name: 'Add Slide', exact: true })
      expect(await add.getAttribute('href')).toBe('/dashboard/addSlide')
      await page.getByRole('link', { name: 'Edit slide 1', exact: true }).waitFor()
      await button(page, 'Delete slide 1').waitFor()
    },
  },
  {
    as: 'manager',
    at: '/dashboard/addSlide',
    what: 'Add Slider: one picture of 900 by 450, Upload, and what it says when it fails',
    async how(page) {
      await page.getByRole('heading', { name: 'Add Slider', exact: true }).waitFor()
      expect(await page.getByLabel('900px wide by 450px high').getAttribute('accept')).toBe('image/*')
      await page.locator('input[type=file]').setInputFiles(photo)
      await fails(page, 'postSlider')
      await button(page, 'Upload').click()
      await reads(page.getByTestId('toasts'), 'Failed to add slider data.')
    },
  },
  {
    as: 'manager',
    at: '/dashboard/manageSlider',
    what: 'a slide is added, changed and deleted, each in its words',
    async how(page) {
      const row = await ownSlide(page, 'Khareef colours')
      const toasts = page.getByTestId('toasts')
      await row.getByRole('link', { name: /^Edit slide/ }).click()
      await page.getByRole('heading', { name: 'Update Slider', exact: true }).waitFor()
      await fails(page, 'updateSlider/*')
      await button(page, 'Update').click()
      await reads(toasts, 'Failed to update slider data.')
      await page.unroute('**/api/updateSlider/*')
      // No new picture: the old one is kept (product.md section 5).
      await button(page, 'Update').click()
      await page.waitForURL('**/dashboard/manageSlider')
      await reads(toasts, 'Slider data update successfully')
      const bin = row.getByRole('button', { name: /^Delete slide/ })
      const question = { title: 'Do you really want to delete this slide?', yes: 'Yes, delete it!' }
      await fails(page, 'deleteSlider/*')
      let dialog = await asks(page, bin, question)
      await dialog.getByRole('button', { name: 'No, keep it', exact: true }).waitFor()
      await says(page, dialog, question.yes, 'Error!', 'Failed to delete slide.')
      await page.unroute('**/api/deleteSlider/*')
      dialog = await asks(page, bin, question)
      await says(page, dialog, question.yes, 'Deleted!', 'Slide deleted successfully')
      await row.waitFor({ state: 'detached' })
    },
  },
  {
    as: 'admin',
    at: '/dashboard/update-settings',
    what: 'every message of a field that must not be empty',
    async how(page) {
      for (const label of Object.keys(settings)) await field(page, label).fill('')
      // One language would be enough (L3).
      await field(page, 'Address (Arabic)').fill('')
      for (const way of ['Online Payment', 'Cash On Delivery'])
        await choose(page.getByRole('checkbox', { name: way }), false)
      await button(page, 'Update').click()
      await reads(page, ...Object.values(settings), 'Please choose at least one payment method')
      const cancel = page.getByRole('link', { name: 'Cancel', exact: true })
      expect(await cancel.getAttribute('href')).toBe('/dashboard')
    },
  },
  {
    as: 'admin',
    at: '/dashboard/update-settings',
    what: 'Processing... while busy, then the failure; what was typed stays',
    async how(page) {
      let release = () => {}
      const held = new Promise<void>((done) => {
        release = done
      })
      await page.route('**/api/updateWebsiteInfo', async (route) => {
        await held
        await route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' })
      })
      await field(page, 'Bank name').fill('Bank of Somewhere')
      await button(page, 'Update').click()
      await page.getByRole('button', { name: 'Processing...' }).waitFor()
      release()
      await reads(page.getByTestId('toasts'), 'Something went wrong!')
      expect(await field(page, 'Bank name').inputValue()).toBe('Bank of Somewhere')
    },
  },
  {
    as: 'admin',
    at: '/dashboard/update-settings',
    what: 'saved, and back on the dashboard',
    async how(page) {
      await field(page, 'Bank name').fill('Bank Muscat')
      await button(page, 'Update').click()
      await page.waitForURL('**/dashboard')
      await reads(page.getByTestId('toasts'), 'Successfully Updated The Information!')
    },
  },
]
