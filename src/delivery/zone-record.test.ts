import { expect, test } from 'vitest'
import { inBaisa } from '#src/core/money.ts'
import { amountInText } from '#src/i18n/amount.ts'
import type { Zone } from './zone.ts'
import { zoneRecord, zoneRecordText } from './zone-record.ts'

const salalah: Zone = {
  name: 'Salalah',
  nameAr: 'صلالة',
  places: ['dhofar/salalah'],
  homeDeliveryCharge: 4.5,
  officeDeliveryCharge: null,
  freeShippingOver: 20,
  cash: true,
  deliveryDays: 4,
  cutOff: '13:00',
}

const omr = (amount: number) => amountInText('ar', inBaisa(amount))

test('a zone is kept by the activity log with all of its terms, and read there in words (I13)', () => {
  const record = zoneRecord(salalah)
  expect(record).toBe('Salalah · صلالة · 4.500 / – / 20.000 · 4 d · 13:00 · cash')
  expect(zoneRecordText(record, 'en')).toBe(
    'Salalah · صلالة · Home delivery: OMR 4.500 · Free over: OMR 20.000 · 4 days · ordered before 13:00 · Cash at the door',
  )
  expect(zoneRecordText(record, 'ar')).toBe(
    `Salalah · صلالة · التوصيل إلى المنزل: ${omr(4.5)} · مجاني لما فوق: ${omr(20)} · 4 أيام · للطلب قبل 13:00 · الدفع عند الاستلام`,
  )
})

test('long amounts and days are read whole, and a name that only looks like a term stays a name', () => {
  const far = { ...salalah, homeDeliveryCharge: 12.5, officeDeliveryCharge: 10.25, deliveryDays: 14 }
  for (const nameAr of ['until 12:00', '12:00 on', 'in 3 d', '3 days', 'x 1.000 / – / –', '1.000 / – / – x'])
    expect(zoneRecordText(zoneRecord({ ...far, nameAr }), 'en')).toBe(
      `Salalah · ${nameAr} · Home delivery: OMR 12.500 · Office delivery: OMR 10.250 · Free over: OMR 20.000 · 14 days · ordered before 13:00 · Cash at the door`,
    )
})

test('what a zone has not is not said of it, and what is cut short stays as it is', () => {
  const bare = zoneRecord({ ...salalah, nameAr: '', cutOff: '', cash: false, freeShippingOver: null })
  expect(bare).toBe('Salalah · 4.500 / – / – · 4 d')
  expect(zoneRecordText(bare, 'en')).toBe('Salalah · Home delivery: OMR 4.500 · 4 days')
  expect(zoneRecordText('13:00 · 4.500 / 1.0', 'en')).toBe('13:00 · 4.500 / 1.0')
})
