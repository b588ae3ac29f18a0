import { useState } from 'react'
import { createPortal } from 'react-dom'
import { most } from '#src/catalogue/product/product-fields.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { colourCalled, colourNames, isInTable } from '#src/settings/colours/called-colours.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { OwnColourDialog } from '#src/settings/colours/own-colour-dialog.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { ChipsField } from './chips-field.tsx'
import { productFormMessages } from './product-form.messages.ts'

type FieldProps = {
  values: readonly string[]
  onChange: (values: string[]) => void
  onRename: (from: string, to: string) => void
  /** Told what stands in the field and is no colour yet. */
  onUnnamed: (typed: string) => void
  error: string | undefined
}

type Naming = { called: string; done: (stored?: string) => void }

/** The colours of a product: of the table, of the shop's own, and those that it asks names and a shade for (P6). */
export function ColourField({ values, onChange, onRename, onUnnamed, error }: FieldProps) {
  const words = useMessages(productFormMessages)
  const locale = useLocale()
  const colourName = useColourNames()
  const own = useSettings()?.colours ?? []
  const [naming, setNaming] = useState<Naming>()
  const called = (value: string) => (
    <>
      <ColourDot colour={value} />
      <bdi>{colourName(value)}</bdi>
    </>
  )
  function close(stored?: string) {
    setNaming(undefined)
    naming?.done(stored)
  }
  return (
    <>
      <ChipsField
        label={words.colors}
        hint={words.colorsHint}
        values={values}
        onChange={onChange}
        nameOf={colourName}
        show={(value) =>
          isInTable(value) ? (
            called(value)
          ) : (
            <button
              type="button"
              aria-label={words.editColour(colourName(value))}
              onClick={() =>
                setNaming({
                  called: value,
                  done: (stored) => stored !== undefined && stored !== value && onRename(value, stored),
                })
              }
              className="inline-flex min-h-9 touchable cursor-pointer items-center gap-1.5 underline decoration-dotted underline-offset-4 hover:text-mark"
            >
              {called(value)}
            </button>
          )
        }
        read={(typed) => colourCalled(typed, locale, own)}
        ask={(typed) => new Promise((done) => setNaming({ called: typed, done }))}
        onLeft={onUnnamed}
        suggestions={colourNames(locale, own)}
        error={error}
        maxLength={most.color}
      />
      {/* Outside the form, which Enter in a field of the dialog would send. */}
      {naming &&
        createPortal(
          <OwnColourDialog called={naming.called} onClose={() => close()} onSaved={close} />,
          document.body,
        )}
    </>
  )
}
