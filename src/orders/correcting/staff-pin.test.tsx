import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { PinField } from '#src/places/pin-field.tsx'
import { placeMessages } from '#src/places/place.messages.ts'
import { noPlace } from '#src/places/place.ts'
import { editOrderMessages } from './edit-order.messages.ts'

test.each(['en', 'ar'] as const)('staff are offered no location, in button or in words: %s', (locale) => {
  const { pinHint } = editOrderMessages[locale]
  const shown = (staffHint?: string) =>
    renderToStaticMarkup(
      <LocaleContext value={locale}>
        <PinField place={noPlace} onPlace={() => {}} {...(staffHint && { staffHint })} />
      </LocaleContext>,
    )
  const words = placeMessages[locale]
  expect(shown()).toContain(words.pinHint)
  for (const one of [words.pinHint, words.locate]) expect(shown(pinHint)).not.toContain(one)
  expect(shown(pinHint)).toContain(pinHint)
})
