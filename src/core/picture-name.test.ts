import { expect, test } from 'vitest'
import { pictureUrl, readPictureName, readPictureUrl, srcSet, variantName, widthsOf } from './picture-name.ts'

const id = '0123456789abcdef'.repeat(2)

test('a srcset offers the widths asked for, of pictures of this shop only', () => {
  expect(srcSet(pictureUrl(id), [160, 480], 'avif')).toBe(
    `/pictures/${id}-160.avif 160w, /pictures/${id}-480.avif 480w`,
  )
  expect(srcSet('https://elsewhere.example/a.webp', [160], 'avif')).toBe('')
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
