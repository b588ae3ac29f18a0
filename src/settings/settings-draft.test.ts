import { describe, expect, test } from 'vitest'
import { locales } from '#src/core/locale.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { draftOf, mergeDrafts, updateOf, whatIsWrong } from './settings-draft.ts'
import { readText } from './settings-fields.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { SettingsUpdate } from './settings-update.ts'

const settings: Settings = {
  ...defaultSettings,
  emailAddress: 'hello@shop.test',
  whatsappNumber: '96890000000',
  contactNumber: '96824000000',
  messenger: 'https://m.me/shop.test',
  address: 'Muscat',
  bankName: 'Bank of Tests',
  accountHolder: 'Shop of Tests',
  accountNumber: '0011 2233',
  bankMobile: '96891111111',
  paymentMethods: ['Online Payment', 'Cash On Delivery'],
  nonDeliveryWeekdays: [5],
  homeDeliveryCharge: 1.25,
}

describe('the settings form', () => {
  test.each([settings, { ...settings, freeShippingOver: null, nonDeliveryWeekdays: [] }])(
    'sends what it was opened with, unchanged',
    (opened) => {
      // How the shop delivers is saved elsewhere (O40), and its own colours are (P6).
      const {
        collection,
        countries,
        deliveryDays,
        zoneDays,
        zoneFreeSums,
        zoneCharges,
        elsewhere,
        zoneTimes,
        cutOff,
        holidays,
        colours,
        ...typed
      } = opened
      expect(whatIsWrong(draftOf(opened), 'en').size).toBe(0)
      expect(SettingsUpdate.parse(updateOf(draftOf(opened), 7))).toEqual({ ...typed, version: 7 })
    },
  )

  test.each([
    ['bankName', ' ', 'Please enter the bank name'],
    ['facebook', 'http://facebook.test', expect.stringContaining('https://')],
    ['homeDeliveryCharge', '', 'Please fill this in.'],
    ['freeShippingOver', '1,5', expect.stringContaining('OMR')],
    ['paymentMethods', [], 'Please choose at least one payment method'],
    ['nonDeliveryWeekdays', ['0', '1', '2', '3', '4', '5', '6'], expect.stringContaining('one day')],
  ])('says what is wrong with %s: %j, as the server does', (name, value, message) => {
    const draft = { ...draftOf(settings), [name]: value }
    expect([...whatIsWrong(draft, 'en')]).toEqual([[name, message]])
    const { error } = SettingsUpdate.safeParse(updateOf(draft, 1))
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name])
  })

  test('shows an English that the Arabic stands for as the empty field it was left, and asks for one of the two', () => {
    const opened = { ...settings, shopName: 'صفا', shopNameAr: 'صفا', address: 'نزوى', addressAr: 'نزوى' }
    const draft = draftOf(opened)
    expect([draft.shopName, draft.address, whatIsWrong(draft, 'en').size]).toEqual(['', '', 0])
    const emptied = { ...draft, shopNameAr: '', addressAr: '' }
    expect([...whatIsWrong(emptied, 'en').keys()].sort()).toEqual(['address', 'shopName'])
    expect(SettingsUpdate.safeParse(updateOf(draft, 1)).success).toBe(true)
    const { error } = SettingsUpdate.safeParse(updateOf(emptied, 1))
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['address'])
  })

  test('shows a Latin name that stands in both languages in both fields (L3)', () => {
    const draft = draftOf({ ...settings, shopName: 'Safa', shopNameAr: 'Safa' })
    expect([draft.shopName, draft.shopNameAr]).toEqual(['Safa', 'Safa'])
  })

  test.each(locales)('shows what a page link may be by examples that it takes: %s', (locale) => {
    const examples = settingsFormMessages[locale].messengerHint.match(/[a-z]+\.[a-z]+\/\w+/g) ?? []
    expect(examples.length).toBeGreaterThan(1)
    for (const example of examples)
      expect(readText('messenger', example)).toEqual({ value: `https://${example}` })
  })

  test('keeps both people’s changes, and tells of those that clash', () => {
    const seen = draftOf(settings)
    const typed = {
      ...seen,
      bankName: 'Mine',
      marquee: 'Mine',
      address: 'Sohar',
      nonDeliveryWeekdays: ['6', '5'],
    }
    const now = {
      ...seen,
      bankName: 'Theirs',
      crNumber: '1234',
      address: 'Sohar',
      nonDeliveryWeekdays: ['5', '6'],
    }
    const { changedHere, theirs } = mergeDrafts(seen, typed, now)
    expect({ ...now, ...changedHere }).toEqual({ ...now, bankName: 'Mine', marquee: 'Mine' })
    expect([...theirs]).toEqual([['bankName', 'Theirs']])
  })
})
