import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAddressPart } from '#src/core/address-part.ts'
import { madeAddress } from './made-address.ts'
import { slugOf } from './slug.ts'

const signs = " -_/?#%.،؟&'ABCxyz09٠٩۴ابتةىيءآأؤئپچگ\u064e\u0651\u0640\u200f\u0654😀éﻻ"
const typed = fc.array(fc.constantFrom(...signs), { maxLength: 140 }).map((all) => all.join(''))
const anything = fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 140 }))

describe('an address made of a name (L3)', () => {
  test.each([
    ['عبايات', 'عبايات'],
    ['عَبَايَات', 'عبايات'],
    ['عبـــايات', 'عبايات'],
    ['  عبايات   صيف ٢٠٢٦! ', 'عبايات-صيف-2026'],
    ['عباية XL', 'عباية-xl'],
    ['حقائب & أحذية', 'حقائب-و-أحذية'],
    ['شنط/جزادين', 'شنط-جزادين'],
    ['ﻻﺑﺘﻮﺏ', 'لابتوب'],
    ['٢٠٢٦', '2026'],
    ['Sandals & Flip-Flops', 'sandals-and-flip-flops'],
    ['،؟', ''],
    ['***', ''],
  ])('of %s is %s', (name, address) => expect(madeAddress(name)).toBe(address))

  test('is nothing or one that may be typed by hand, makes itself again, and survives its way over the wire', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const made = madeAddress(name)
        expect([name, made === '' || isAddressPart(made)]).toEqual([name, true])
        expect(madeAddress(made)).toBe(made)
        expect(made.normalize('NFC')).toBe(made)
        expect(decodeURIComponent(new URL(`https://shop.test/x/${made}`).pathname)).toBe(`/x/${made}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('of a name without Arabic is what it always was', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        expect(madeAddress(name)).toBe(slugOf(name))
      }),
    )
  })
})
