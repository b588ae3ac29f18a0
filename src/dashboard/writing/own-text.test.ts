import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOwnText } from './own-text.ts'

it('knows each text that was typed here again, however late and however many at once it comes back', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string(), { minLength: 1 }),
      fc.infiniteStream(fc.nat(3)),
      (texts, steps) => {
        const typed: string[] = [texts[0] ?? '']
        let shown = 0
        let last = 0
        while (shown < texts.length - 1) {
          const step = steps.next().value ?? 0
          for (const text of texts.slice(last + 1, last + 1 + step)) typed.push(text)
          last = Math.min(last + step, texts.length - 1)
          // A rendering shows any of what was typed since the one before.
          shown = Math.min(shown + Math.max(1, step), last)
          expect(isOwnText(typed, texts[shown] ?? '')).toBe(true)
        }
        expect(typed).toEqual([texts.at(-1)])
      },
    ),
  )
})

it('knows a text that was not typed here, and one that was typed twice', () => {
  const typed = ['a', 'ab', 'a']
  expect(isOwnText(typed, 'draft')).toBe(false)
  expect([isOwnText(typed, 'ab'), isOwnText(typed, 'a')]).toEqual([true, true])
  expect(isOwnText(typed, 'ab')).toBe(false)
})
