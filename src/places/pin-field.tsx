import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { mapLink, readPin } from './pin.ts'
import { placeMessages } from './place.messages.ts'
import type { PlaceFieldsProps } from './where-fields.tsx'

const patienceMs = 15_000

type PinFieldProps = PlaceFieldsProps & {
  /** For somebody else, who fills it in somewhere else: where that is leads no driver to the customer. */
  staffHint?: string
}

/** Where an order goes on the map (T2): a pasted link or coordinates, or where the shopper's phone is now; never needed. */
export function PinField({ place, onPlace, error, staffHint }: PinFieldProps) {
  const words = useMessages(placeMessages)
  const locale = useLocale()
  const [state, setState] = useState<'idle' | 'busy' | 'found' | 'failed'>('idle')
  const reading = readPin(place.pin)
  const [left, setLeft] = useState(true)
  const wrong = 'wrong' in reading ? reading.wrong[locale] : undefined
  const link = wrong || !place.pin ? undefined : mapLink(place, '')

  function locate() {
    setState('busy')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onPlace({ pin: `${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}` })
        setState('found')
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: patienceMs },
    )
  }

  return (
    <div className="grid gap-2 sm:col-span-2">
      <TextField
        label={words.pin}
        hint={staffHint ?? words.pinHint}
        error={(left && wrong) || error}
        optional
        value={place.pin}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={500}
        onChange={({ currentTarget }) => {
          setState('idle')
          setLeft(false)
          onPlace({ pin: currentTarget.value })
        }}
        // As it is stored: a link that holds coordinates becomes them.
        onBlur={() => {
          setLeft(true)
          if ('value' in reading && reading.value !== place.pin) onPlace({ pin: reading.value })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        {!staffHint && typeof navigator !== 'undefined' && 'geolocation' in navigator && (
          <Button
            kind="secondary"
            size="small"
            busy={state === 'busy'}
            busyLabel={words.locating}
            onClick={locate}
          >
            {words.locate}
          </Button>
        )}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer" className="text-link">
            {words.openMap}
          </a>
        )}
        <p role="status" className="text-muted empty:hidden">
          {state === 'found' && words.located}
          {state === 'failed' && words.notLocated}
        </p>
      </div>
    </div>
  )
}
