import { expect, it } from 'vitest'
import { cardPicture } from '#src/settings/brand/brand-options.ts'
import { productFormMessages } from './product-form.messages.ts'

it('the form of a product asks for pictures of the shape that its cards have (B1)', () => {
  expect(productFormMessages.en.picturesHint(cardPicture.square)).toContain('1080 by 1080')
  expect(productFormMessages.en.picturesHint(cardPicture.portrait)).toContain('1080 by 1350')
  expect(productFormMessages.ar.picturesHint(cardPicture.portrait)).toContain('1080 × 1350')
  const [width, height] = cardPicture.portrait
  expect(width / height).toBe(0.8)
})
