import { expect, test } from 'vitest'
import { CollectionBody } from '#src/catalogue/curating/collection-body.ts'
import { emptyInput } from '#src/catalogue/product/product-fields.ts'
import { ShelfFields } from '#src/catalogue/shelving/shelf-body.ts'
import { HomeSection } from '#src/content/home/home.ts'
import { PageContent, PageSave } from '#src/content/page/page.ts'
import { type Locale, locales } from '#src/core/locale.ts'
import { builtInPageText } from '#src/dashboard/audit/audit.messages.ts'
import { fieldName, valueText } from '#src/dashboard/audit/audit-value.tsx'
import { shelfText } from '#src/dashboard/audit/shelf-value.tsx'
import { DeliveryRequest } from '#src/delivery/delivery-request.ts'
import { zoneRecord } from '#src/delivery/zone-record.ts'
import { CourierRequest } from '#src/orders/couriers/courier.ts'
import { Brand } from '#src/settings/brand/brand.ts'
import { Settings } from '#src/settings/settings.ts'
import { PlannedSlider } from '#src/sliders/slider.ts'

const without = (shape: object, ...names: string[]) =>
  Object.keys(shape).filter((name) => !names.includes(name))

const logged = {
  product: [...Object.keys(emptyInput), 'variants'],
  category: ['place', 'to', ...without(ShelfFields.shape)],
  collection: without(CollectionBody.shape),
  home: ['sections', ...without(HomeSection.shape, 'id', 'kind')],
  page: [...without(PageSave.shape, 'content', 'version'), ...without(PageContent.shape)],
  delivery: ['places', ...without(DeliveryRequest.shape, 'version')],
  courier: without(CourierRequest.shape, 'version'),
  brand: without(Brand.shape),
  // What follows from the zones is logged as zones.
  settings: without(Settings.shape, 'zoneDays', 'zoneFreeSums', 'zoneCharges', 'elsewhere', 'zoneTimes'),
  slide: without(PlannedSlider.shape, '_id', 'time', 'shown'),
}

test.each(locales)('%s: all that the log says was changed has a name there', (locale: Locale) => {
  const nameless = Object.entries(logged).flatMap(([kind, fields]) =>
    fields.filter((field) => fieldName(field, locale) === field).map((field) => `${kind}: ${field}`),
  )
  expect(nameless).toEqual([])
})

test.each(locales)(
  '%s: the address of the shop and of a customer is not called that of a link',
  (locale: Locale) => {
    expect(fieldName('address', locale)).toBe({ en: 'Address', ar: 'العنوان' }[locale])
  },
)

test.each([
  ['corners', 'round'],
  ['typefaces', 'graceful'],
  ['cards', 'portrait'],
  ['placeholder', 'letter'],
  ['countries', 'AE, QA'],
  ['places', 'الجنوب: dhofar, الجنوب: dhofar/salalah, الخليج: AE'],
  ['sections', 'banner, new, shelves'],
  ['colors', 'black, navy'],
  ['stock', '45 / black: 4, 45 / navy: 5'],
  ['paymentMethods', 'Online Payment, Cash On Delivery'],
  ['nonDeliveryWeekdays', '5, 6'],
])('on an Arabic page it says %s in Arabic, with the comma of Arabic', (field, value) => {
  expect(valueText(field, value, 'ar')).toMatch(/^[\u0621-\u064a\u064b-\u0652، ():45/]+$/)
})

test.each([
  ['vat', 'off', 'Off: not registered', 'غير مفعلة: المتجر غير مسجل'],
  ['vat', 'confirmation', 'On, invoices at confirmation', 'مفعلة، والفاتورة عند التأكيد'],
  ['shopLocale', 'ar', 'العربية', 'العربية'],
  ['zeroRated', 'yes', 'Zero-rated, 0 %', 'خاضع لنسبة الصفر 0%'],
])('the %s of the log, %s, is said as its form has it', (field, value, en, ar) => {
  expect([valueText(field, value, 'en'), valueText(field, value, 'ar')]).toEqual([en, ar])
})

test('a page of the shop’s own is named in the reader’s language, whatever its title was then', () => {
  expect(builtInPageText('policies', 'ar')).toBe('سياسات المتجر')
  expect(builtInPageText('about-us', 'ar')).toBe('من نحن')
  expect([builtInPageText('care', 'ar'), builtInPageText(null, 'ar')]).toEqual([undefined, undefined])
})

test('a colour of the shop’s own, and a cell of no size or colour, are told in words', () => {
  const own = [{ name: 'dusk', nameAr: 'شفق', shade: '#998877' }]
  expect(valueText('colors', 'dusk, black', 'ar', own)).toBe('شفق، أسود')
  expect(valueText('stock', 'M / N/A: 2, N/A / dusk: 3', 'ar', own)).toBe('M: 2، شفق: 3')
  expect(valueText('stock', 'N/A / N/A: 7', 'ar')).toBe('7')
  const made = 'M / black: not made | red: price 12.000'
  expect(valueText('variants', made, 'ar', own)).toBe('M / أسود: لا يُصنع | أحمر: سعر خاص بالريال 12.000')
})

const south = {
  name: 'South',
  nameAr: 'الجنوب',
  places: ['dhofar'],
  homeDeliveryCharge: 2.5,
  officeDeliveryCharge: null,
  freeShippingOver: 30,
  cash: true,
  deliveryDays: 3,
  cutOff: '14:00',
}
const gulf = { ...south, name: 'Gulf', nameAr: '', officeDeliveryCharge: 1, cash: false, cutOff: '' }
const free = { ...gulf, name: 'City', homeDeliveryCharge: 0, freeShippingOver: null, deliveryDays: 0 }

test.each([
  [
    'en',
    'South · الجنوب · Home delivery: OMR 2.500 · Free over: OMR 30.000 · 3 days · ordered before 14:00 · Cash at the door, ' +
      'Gulf · Home delivery: OMR 2.500 · Office delivery: OMR 1.000 · Free over: OMR 30.000 · 3 days, ' +
      'City · Home delivery: OMR 0.000 · Office delivery: OMR 1.000 · the same day',
  ],
  [
    'ar',
    'South · الجنوب · التوصيل إلى المنزل: 2.500 ر.ع. · مجاني لما فوق: 30.000 ر.ع. · 3 أيام · للطلب قبل 14:00 · الدفع عند الاستلام، ' +
      'Gulf · التوصيل إلى المنزل: 2.500 ر.ع. · التوصيل إلى المكتب: 1.000 ر.ع. · مجاني لما فوق: 30.000 ر.ع. · 3 أيام، ' +
      'City · التوصيل إلى المنزل: 0.000 ر.ع. · التوصيل إلى المكتب: 1.000 ر.ع. · في اليوم نفسه',
  ],
] as const)('%s: a zone of the log is told in words', (locale, words) => {
  const told = valueText('zones', [south, gulf, free].map(zoneRecord).join(', '), locale)
  expect(told.replace(/[\u2066\u2069\u200f]/g, '').replaceAll('\xa0', ' ')).toBe(words)
  expect(valueText('zones', 'South · 2.500 / – …', locale), 'cut short').toBe('South · 2.500 / – …')
})

const totes = { slug: 'totes', name: 'Totes', nameAr: 'حقائب توت' }
const bags = {
  slug: 'bags',
  name: 'Bags Collections',
  nameAr: 'مجموعة الحقائب',
  subCategories: [totes],
}
const eid = { slug: 'eid', name: 'Eid gifts', nameAr: 'هدايا العيد' }
const rule = JSON.stringify({
  tags: 'Eid "26", gift',
  category: 'bags',
  minPrice: '5',
  newDays: '30',
  offer: '1',
})

test.each([
  ['shelf', 'offers', 'Offers', 'العروض'],
  ['shelf', 'new', 'New arrivals', 'وصل حديثًا'],
  ['shelf', 'totes', 'Totes', 'حقائب توت'],
  ['to', 'shop', 'Shop', 'المتجر'],
  ['to', 'bags', 'Bags Collections', 'مجموعة الحقائب'],
  ['to', 'bags/totes', 'Bags Collections · Totes', 'مجموعة الحقائب · حقائب توت'],
  ['to', 'gone/away', 'gone · away', 'gone · away'],
  ['shelf', 'bags', 'Bags Collections', 'مجموعة الحقائب'],
  ['shelf', 'collection/eid', 'Eid gifts', 'هدايا العيد'],
  ['shelf', 'collection/gone', 'gone', 'gone'],
  ['rule', 'null', 'By hand', 'باختيار يدوي'],
  [
    'rule',
    rule,
    'With one of these tags: Eid "26", gift, Category: Bags Collections, Price from, OMR: 5, New in the last days: 30, Only with a special price',
    'له أحد هذه الوسوم: Eid "26", gift، القسم: مجموعة الحقائب، السعر من (ر.ع.): 5، جديد خلال أيام: 30، العروض فقط',
  ],
  [
    'rule',
    '{"inStock":"1","tags":"a, b…',
    'Only what can be bought now, With one of these tags: a, b…',
    null,
  ],
  ['category', 'Bags Collections', 'Bags Collections', 'مجموعة الحقائب'],
  ['subCategory', 'Totes', 'Totes', 'حقائب توت'],
  ['category', 'Gone', 'Gone', 'Gone'],
  ['order', 'Eid gifts, Gone', 'Eid gifts, Gone', 'هدايا العيد، Gone'],
  ['rule', '{"productType":"Most Popular"}', 'Type: Most Popular', 'النوع: الأكثر طلبًا'],
] as const)('the log says the %s %s as its form does', (field, value, en, ar) => {
  const names = { categories: [bags], collections: [eid] }
  expect(shelfText(field, value, { locale: 'en', ...names })).toBe(en)
  if (ar !== null) expect(shelfText(field, value, { locale: 'ar', ...names })).toBe(ar)
})
