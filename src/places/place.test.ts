import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainPhone } from '#src/core/phone.ts'
import type { Country } from './country.ts'
import { governorates } from './oman.ts'
import { canBeDialled, storedPhone } from './phone.ts'
import { mapLink, readPin } from './pin.ts'
import { noPlace, wilayatOf, writtenAddress } from './place.ts'

describe('the places of Oman (T2)', () => {
  test('are 11 governorates with 63 wilayats, each under a code of its own', () => {
    const wilayats = governorates.flatMap(({ wilayats: own }) => own)
    expect([governorates.length, wilayats.length]).toEqual([11, 63])
    expect(new Set(wilayats.map(({ code }) => code)).size).toBe(63)
    for (const { code } of wilayats) expect(wilayatOf(code)?.wilayat.code).toBe(code)
    expect(wilayatOf('muscat')).toBeUndefined()
  })

  test('are written as one text, way and house first, each name once', () => {
    const parts = { ...noPlace, wilayat: 'muscat/bawshar', area: 'Al Khuwair', line: 'Way 3312, house 5' }
    expect(writtenAddress(parts, 'en')).toBe('Way 3312, house 5\nAl Khuwair, Bawshar, Muscat')
    expect(writtenAddress({ ...parts, area: '' }, 'ar')).toBe('Way 3312, house 5\nبوشر، مسقط')
    expect(writtenAddress({ ...parts, area: '', wilayat: 'muscat/muscat' }, 'en')).toBe(
      'Way 3312, house 5\nMuscat',
    )
    expect(writtenAddress({ ...noPlace, country: 'AE', area: 'Al Ain', line: 'Villa 2' }, 'en')).toBe(
      'Villa 2\nAl Ain, United Arab Emirates',
    )
  })
})

describe('a pin (T2)', () => {
  test.each([
    ['23.588, 58.38293', '23.58800,58.38293'],
    ['٢٣.٥٨٨، ٥٨.٣'.replace('،', ','), '23.58800,58.30000'],
    ['٢٣٫٥٨٨، ٥٨٫٣', '23.58800,58.30000'],
    ['geo:23.5,58.4?z=17', '23.50000,58.40000'],
    ['geo:0,0?q=23.588,58.3829(Home)', '23.58800,58.38290'],
    ['geo:23.5,58.4?q=Mosque', '23.50000,58.40000'],
    [
      'https://www.google.com/maps/place/Mall/@23.6,58.5,17z/data=!3m1!3d23.588!4d58.3829',
      '23.58800,58.38290',
    ],
    ['https://maps.google.com/?q=23.588,58.3829', '23.58800,58.38290'],
    ['https://www.google.com/maps/search/?api=1&query=23.588%2C58.3829', '23.58800,58.38290'],
    ['https://www.openstreetmap.org/?mlat=23.5&mlon=58.4#map=17/1/2', '23.50000,58.40000'],
    ['https://maps.app.goo.gl/Ab3dEfGh', 'https://maps.app.goo.gl/Ab3dEfGh'],
    ['مسجد الأمين https://maps.app.goo.gl/Ab3dEfGh?g_st=ic', 'https://maps.app.goo.gl/Ab3dEfGh?g_st=ic'],
    ['https://www.google.com/maps/place/My Home/@23.588,58.3829,17z', '23.58800,58.38290'],
    ['https://goo.gl/maps/Ab3dEfGh', 'https://goo.gl/maps/Ab3dEfGh'],
    [`23°35'17.0"N 58°24'30.2"E`, '23.58806,58.40839'],
    ['٢٣°٣٥′١٧٫٠″N ٥٨°٢٤′٣٠٫٢″E', '23.58806,58.40839'],
    ['‎٢٣°٣٥\'١٧٫٠"شمالًا، ٥٨°٢٤\'٣٠٫٢"شرقًا', '23.58806,58.40839'],
    [`23°35.2834'N, 58°24.503'E`, '23.58806,58.40838'],
    ['23.58806° N, 58.40839° E', '23.58806,58.40839'],
    [`23°35'17''S 58°24'30''W`, '-23.58806,-58.40833'],
    [
      "https://www.google.com/maps/place/23%C2%B035'17.0%22N+58%C2%B024'30.2%22E/@23.5,58.3,12z",
      '23.58806,58.40839',
    ],
    [
      "https://www.google.com/maps/place/23%C2%B035'17.0%22N+58%C2%B024'30.2%22E/@23.5,58.3,12z/data=!8m2!3d23.6!4d58.5",
      '23.60000,58.50000',
    ],
    ['Dropped pin\nhttps://maps.google.com/?q=23.588,58.3829', '23.58800,58.38290'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(readPin(typed)).toEqual({ value: kept })
  })

  test.each([
    'http://www.google.com/maps/@23.5,58.4,17z',
    'https://evil.test/maps/@23.5,58.4,17z',
    'https://www.google.com.evil.test/maps/',
    'https://www.google.com/url?q=https://evil.test',
    'https://user@maps.app.goo.gl/x',
    'javascript:alert(1)',
    '93.5, 58.4',
    'near the mosque',
    'geo:0,0?q=Mosque',
    '0, 0',
    `23°65'17"N 58°24'30"E`,
    `23°35'77"N 58°24'30"E`,
    `93°35'17"N 58°24'30"E`,
    `58°24'30"E 23°35'17"N`,
    `23°35'17"N`,
    'https://goo.gl/Ab3dEf',
    'https://goo.gl/maps/../Ab3dEf',
    'https://goo.gl/forms/Ab3dEf',
    'https://goo.gl/maps/?q=https://evil.test',
    'Home https://evil.test/maps/@23.5,58.4,17z',
  ])('%s is none', (typed) => {
    expect(readPin(typed)).toHaveProperty('wrong')
  })

  test('leads only to maps, whatever is pasted; without one the text is searched for, and a text alone is no link', () => {
    const maps =
      /^https:\/\/(?:[a-z]+\.)*(?:google\.(?:com|com\.om|ae)|goo\.gl|apple\.com|openstreetmap\.org|waze\.com|apple)\//
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.constant('23.5,58.4')), (typed) => {
        const reading = readPin(typed)
        const pin = 'value' in reading ? reading.value : ''
        const link = mapLink({ ...noPlace, pin, wilayat: 'muscat/bawshar' }, 'Way 1\nMuscat')
        expect(link).toMatch(maps)
      }),
    )
    // As the language of the order lists it; its parts have that comma already.
    const searched = (text: string) =>
      new URL(mapLink({ ...noPlace, wilayat: 'muscat/bawshar' }, text) ?? '').searchParams.get('query')
    expect(searched('طريق 1\nالخوير، بوشر، مسقط')).toBe('طريق 1، الخوير، بوشر، مسقط')
    expect(searched('بيت نور\nAl Khuwair, Bawshar, Muscat')).toBe('بيت نور, Al Khuwair, Bawshar, Muscat')
    expect(mapLink(noPlace, 'Way 1')).toBeUndefined()
    expect(mapLink(undefined, 'Way 1')).toBeUndefined()
  })
})

describe('a phone (T2, M3)', () => {
  test.each([
    ['91234567', 'OM', true],
    ['+96891234567', 'OM', true],
    ['0096891234567', 'OM', true],
    ['24567890', 'OM', true],
    ['+971501234567', 'OM', true],
    ['0501234567', 'AE', true],
    ['+12345678', 'OM', false],
    ['123456789012345', 'OM', false],
    ['123456789012', 'OM', false],
    ['971501234567', 'OM', true],
    ['97455123456', 'OM', true],
    ['+96896891234567', 'OM', true],
  ] as const)('%s can be dialled in %s: %s', (plain, country, can) => {
    expect(canBeDialled(plain, country)).toBe(can)
  })

  test('is kept as it was given, but gets the code of the country abroad that it was dialled in', () => {
    expect(storedPhone('91234567', 'OM')).toBe('91234567')
    expect(storedPhone('0501234567', 'AE')).toBe('+971501234567')
    expect(storedPhone('+96891234567', 'AE')).toBe('+96891234567')
    expect(storedPhone('0096891234567', 'OM')).toBe('0096891234567')
    expect(storedPhone('123456789012', 'OM')).toBe('123456789012')
  })

  test('is taken with the code of its country where it has the length of one and no plan knows it', () => {
    for (const typed of ['33123456', '96533123456', '0096533123456', '+965 33123456'])
      expect(storedPhone(plainPhone(typed), 'KW'), typed).toBe('+96533123456')
    // Omani where it is none of the country's own: who orders to a friend abroad is called at home.
    expect(storedPhone('71234567', 'KW')).toBe('71234567')
    for (const typed of ['33123456', '+96833123456']) expect(storedPhone(typed, 'OM')).toBe(typed)
  })

  const digits = (length: number) =>
    fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
      .map((all) => all.join(''))
  const elsewhere = fc.oneof(
    digits(7).map((rest) => ['971', `50${rest}`] as const),
    digits(7).map((rest) => ['966', `55${rest}`] as const),
    digits(6).map((rest) => ['974', `55${rest}`] as const),
    digits(7).map((rest) => ['20', `101${rest}`] as const),
    digits(6).map((rest) => ['44', `7400${rest}`] as const),
  )

  test('is stored in one spelling abroad, wherever the order goes and however its code was written', () => {
    fc.assert(
      fc.property(elsewhere, fc.constantFrom<Country>('OM', 'AE', 'KW'), ([code, number], country) => {
        for (const typed of [
          `+${code}${number}`,
          `00${code} ${number}`,
          `${code}${number}`,
          `+${code} 0 ${number}`,
          `+${code} (0)${number}`,
          `+${code} ${code} ${number}`,
          `${code}${code}${number}`,
          `+00${code}.${number}`,
          `https://wa.me/${code}${number}`,
          `tel:+${code}-${number}`,
        ]) {
          expect(canBeDialled(plainPhone(typed), country), `${typed} in ${country}`).toBe(true)
          expect(storedPhone(plainPhone(typed), country), `${typed} in ${country}`).toBe(`+${code}${number}`)
        }
      }),
    )
  })
})
