import { expect, test } from 'vitest'
import { noPlace, writtenAddress } from './place.ts'
import { townAndRest, townFirst } from './town-first.ts'

test.each([
  ['Al Khoudh 6, House 221, Seeb', ['Seeb', 'Al Khoudh 6', 'House 221']],
  ['القرم، شارع الميناء، مسقط', ['مسقط', 'القرم', 'شارع الميناء']],
  // On lines of its own, and before the country and a code, where its name is known.
  ['House 5\nAl Mouj\nmuscat\nOman, 138', ['muscat', 'House 5', 'Al Mouj', 'Oman', '138']],
  // A governorate is where its wilayat is, and no town of its own; nor is the country.
  ['House 5, Al Saadah, Salalah, Dhofar', ['Salalah', 'House 5', 'Al Saadah', 'Dhofar']],
  ['بيت 5، حي السعادة، صلالة، ظفار', ['صلالة', 'بيت 5', 'حي السعادة', 'ظفار']],
  // Two governorates are called like a wilayat of theirs.
  ['House 7, Al Khoud, As Seeb, Muscat', ['As Seeb', 'House 7', 'Al Khoud', 'Muscat']],
  ['House 7, Bawshar, 130, Muscat', ['Bawshar', 'House 7', '130', 'Muscat']],
  ['بيت 7، محضة، البريمي', ['محضة', 'بيت 7', 'البريمي']],
  // Where no wilayat is named nothing is turned round.
  ['Villa 3, Way 4521, Al Hail North, Oman', ['Villa 3', 'Way 4521', 'Al Hail North', 'Oman']],
  ['Villa 12', ['Villa 12']],
  [' , \n', []],
])('of the address %j the wilayat is first', (address, parts) => {
  expect(townFirst(address)).toEqual(parts)
})

test.each([
  ['muscat/as-seeb', 'As Seeb', 'Way 12\nAl Khoud, Muscat', 'السيب', 'Way 12\nAl Khoud، مسقط'],
  ['muscat/bawshar', 'Bawshar', 'Way 12\nAl Khoud, Muscat', 'بوشر', 'Way 12\nAl Khoud، مسقط'],
  ['al-buraimi/mahdah', 'Mahdah', 'Way 12\nAl Khoud, Al Buraimi', 'محضة', 'Way 12\nAl Khoud، البريمي'],
  ['muscat/muscat', 'Muscat', 'Way 12\nAl Khoud', 'مسقط', 'Way 12\nAl Khoud'],
  ['ad-dakhiliyah/nizwa', 'Nizwa', 'Way 12\nAl Khoud, Ad Dakhiliyah', 'نزوى', 'Way 12\nAl Khoud، الداخلية'],
] as const)('of an address in %s the wilayat is taken once', (wilayat, en, enRest, ar, arRest) => {
  const place = { ...noPlace, wilayat, area: 'Al Khoud', line: 'Way 12' }
  const said = (['en', 'ar'] as const).map((language) =>
    townAndRest({ address: writtenAddress(place, language), place }, language),
  )
  expect(said).toEqual([
    { town: en, rest: enRest },
    { town: ar, rest: arRest },
  ])
})

test.each([
  // Without parts the address alone is known.
  [undefined, 'House 7\nAl Khoud, As Seeb, Muscat', 'As Seeb', 'House 7\nAl Khoud, Muscat'],
  [undefined, 'Muscat\nHouse 9, Way 4', 'Muscat', 'House 9, Way 4'],
  [undefined, 'Villa 12, Al Hail', undefined, 'Villa 12, Al Hail'],
  // A house that is called like a wilayat stays; so does a text that names the wilayat nowhere.
  ['muscat/muttrah', 'House 3, Nizwa, Way 4\nMuttrah, Muscat', 'Muttrah', 'House 3, Nizwa, Way 4\nMuscat'],
  ['muscat/as-seeb', 'Al Khoud, Seeb', 'As Seeb', 'Al Khoud'],
  ['muscat/as-seeb', 'بيت 7، السيب، مسقط', 'As Seeb', 'بيت 7، مسقط'],
  ['muscat/as-seeb', 'House 7, Muscat', 'As Seeb', 'House 7, Muscat'],
] as const)('with the parts %s, of the address %j the wilayat is %s', (wilayat, address, town, rest) => {
  const place = wilayat && { ...noPlace, wilayat }
  expect(townAndRest({ address, place }, 'en')).toEqual({ town, rest })
})
