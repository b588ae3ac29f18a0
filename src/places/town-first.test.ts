import { expect, test } from 'vitest'
import { townFirst } from './town-first.ts'

test.each([
  ['Al Khoudh 6, House 221, Seeb', ['Seeb', 'Al Khoudh 6', 'House 221']],
  ['القرم، شارع الميناء، مسقط', ['مسقط', 'القرم', 'شارع الميناء']],
  // On lines of its own, and before the country and a code, where its name is known.
  ['House 5\nAl Mouj\nmuscat\nOman, 138', ['muscat', 'House 5', 'Al Mouj', 'Oman', '138']],
  ['Villa 12', ['Villa 12']],
  [' , \n', []],
])('of the address %j the town is first', (address, parts) => {
  expect(townFirst(address)).toEqual(parts)
})
