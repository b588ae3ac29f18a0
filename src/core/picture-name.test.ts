import { expect, test } from 'vitest'
import {
  pictureUrl,
  readPictureName,
  readPictureUrl,
  sourcesOf,
  variantName,
  widthsOf,
} from './picture-name.ts'

const id = '0123456789abcdef'.repeat(2)

test('a picture is offered in the widths asked for, and only when it is of this shop', () => {
  expect(sourcesOf(pictureUrl(id), [160, 480])).toEqual({
    avif: `/pictures/${id}-160.avif 160w, /pictures/${id}-480.avif 480w`,
    webp: `/pictures/${id}-480.webp`,
  })
  expect(sourcesOf(pictureUrl(id), [160, 480, 640])?.webp).toBe(`/pictures/${id}-480.webp`)
  expect(sourcesOf('https://elsewhere.example/a.webp', [160])).toBeUndefined()
})

test('every name that is offered is understood', () => {
  for (const width of widthsOf(5000)) {
    for (const format of ['avif', 'webp'] as const) {
      const variant = { id, width, format }
      expect(readPictureName(variantName(variant))).toEqual({ id, variant })
      expect(readPictureUrl(`/pictures/${variantName(variant)}`)).toEqual({ id, variant })
    }
  }
  expect(readPictureUrl(pictureUrl(id))).toEqual({ id })
  expect(widthsOf(100)).toEqual([])
})
