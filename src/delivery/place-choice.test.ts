import { expect, test } from 'vitest'
import { arabicNameOf, placeName, placesName, toggled } from './place-choice.ts'

test('a place of a zone is called by its name, be it a wilayat, a governorate or a country', () => {
  expect(
    ['dhofar/salalah', 'dhofar', 'muscat', 'AE', 'atlantis'].map((code) => placeName(code, 'en')),
  ).toEqual(['Salalah', 'Dhofar', 'Muscat', 'United Arab Emirates', 'atlantis'])
  expect(placesName(['dhofar/salalah', 'muscat'], 'ar')).toBe('صلالة، مسقط')
})

test('a zone without an Arabic name is called as the place it is named after, else as all of its places', () => {
  const places = ['muscat', 'dhofar']
  expect(arabicNameOf(' dhofar ', places)).toBe('ظفار')
  expect(arabicNameOf('DHOFAR', places)).toBe('ظفار')
  expect(arabicNameOf('as seeb', ['muscat/as-seeb', 'dhofar'])).toBe('السيب')
  expect(arabicNameOf('The south', places)).toBe('مسقط، ظفار')
})

test('a place is put into a zone, and taken out of it by the same press', () => {
  expect(toggled(['muscat'], 'dhofar')).toEqual(['muscat', 'dhofar'])
  expect(toggled(['muscat', 'dhofar'], 'muscat')).toEqual(['dhofar'])
})
