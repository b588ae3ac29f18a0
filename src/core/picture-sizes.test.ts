import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureUrl, readPictureName, readPictureUrl, sourcesOf, widthsOf } from './picture-name.ts'

const id = 'fedcba9876543210'.repeat(2)
const widths = [160, 320, 480, 640, 768, 960, 1080, 1280, 1800]

test('a picture is had in every width up to its own, that one included', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(...widths)), (original) => {
      expect(widthsOf(original)).toEqual(widths.filter((width) => width <= original))
    }),
  )
  for (const width of widths) expect(widthsOf(width)).toContain(width)
})

test.each([
  `${id}.avif`,
  `${id}-161.webp`,
  `${id}-0160.webp`,
  `${id}-160.png`,
  `${id}-16.webp`,
  `${id}-18000.webp`,
  `${id}-160.webp.php`,
  `x${id}.webp`,
  `${id}`,
  `${id.slice(1)}.webp`,
  `${id.toUpperCase()}.webp`,
  `../${id}.webp`,
  `${id}.webp\n`,
  '',
])('%j is no name of a picture', (name) => {
  expect(readPictureName(name)).toBeUndefined()
  expect(readPictureUrl(`/pictures/${name}`)).toBeUndefined()
})

test('an address elsewhere is none of ours, whatever name it ends with', () => {
  for (const url of [`/proofs/${id}.webp`, `${id}.webp`, `https://evil.example/pictures/${id}.webp`])
    expect(readPictureUrl(url)).toBeUndefined()
})

test('a picture that is asked for in no width has no sources', () => {
  expect(sourcesOf(pictureUrl(id), [])).toBeUndefined()
})
