import { expect, test } from 'vitest'
import { townFirst } from './town-first.ts'

test.each([
  ['Al Khoudh 6, House 221, Seeb', ['Seeb', 'Al Khoudh 6', 'House 221']],
  ['القرم، شارع الميناء، مسقط', ['مسقط', 'القرم', 'شارع الميناء']],
  // On lines of its own, and before the country and a code, where its name is known.
  ['House 5\nAl Mouj\nmuscat\nOman, 138', ['muscat', 'House 5', 'Al Mouj', 'Oman', '138']],
  // A governorate is where its wilayat is, and no town of its own; nor is the country.
  ['House 5, Al Saadah, Salalah, Dhofar', ['Salalah', 'House 5', 'Al Saadah', 'Dhofar']],
  ['بيت 5، حي السعادة، صلالة، ظفار', ['صلالة', 'بيت 5', 'حي السعادة', 'ظفار']],
  // Where no wilayat is named nothing is turned round.
  ['Villa 3, Way 4521, Al Hail North, Oman', ['Villa 3', 'Way 4521', 'Al Hail North', 'Oman']],
  ['Villa 12', ['Villa 12']],
  [' , \n', []],
])('of the address %j the wilayat is first', (address, parts) => {
  expect(townFirst(address)).toEqual(parts)
})
