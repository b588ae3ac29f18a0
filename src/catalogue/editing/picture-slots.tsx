import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { most } from '#src/catalogue/product/product-fields.ts'
import { RetouchDialog } from '#src/catalogue/retouching/retouch-dialog.tsx'
import { readPictureUrl } from '#src/core/picture-name.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { cardPicture } from '#src/settings/brand/brand-options.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { AlertIcon, PlusIcon } from '#src/ui/icons.tsx'
import { PictureSlot } from './picture-slot.tsx'
import { productFormMessages } from './product-form.messages.ts'
import { usePictureUploads } from './use-picture-uploads.ts'
import { WaitingPicture } from './waiting-picture.tsx'

type SlotsProps = {
  /** Addresses of stored pictures, cover first. */
  pictures: readonly string[]
  /** The product's colours, and which of them a picture shows (P20). */
  colors: readonly string[]
  shows: Readonly<Record<string, string>>
  onShow: (url: string, color: string) => void
  onChange: (change: (pictures: readonly string[]) => string[]) => void
  /** Whether pictures are on their way, and whether one of those that were did not arrive. */
  onBusy: (busy: boolean, failed: boolean) => void
  error: string | undefined
}

/** Places for pictures, five and for a product of several colours more (product.md section 5, P20): chosen or dropped, moved by dragging or by their arrows. */
export function PictureSlots({ pictures, colors, shows, onShow, onChange, onBusy, error }: SlotsProps) {
  const words = useMessages(productFormMessages)
  const { settings } = useShop()
  const id = useId()
  const places = colors.length > 0 ? most.allImages : most.images
  const dragged = useRef<number>(undefined)
  const [said, setSaid] = useState('')
  const [retouched, setRetouched] = useState<string>()
  const { waiting, note, add, drop, retry, busy, failed } = usePictureUploads(
    places - pictures.length,
    (url) => onChange((all) => (all.includes(url) ? [...all] : [...all, url])),
  )
  const room = places - pictures.length - waiting.length
  useEffect(() => onBusy(busy, failed), [busy, failed, onBusy])

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= pictures.length) return
    onChange((all) => {
      const next = [...all]
      next.splice(to, 0, ...next.splice(from, 1))
      return next
    })
    setSaid(words.moved(to + 1))
  }
  function replace(url: string, by: string) {
    setRetouched(undefined)
    if (shows[url]) onShow(by, shows[url])
    onChange((all) => [...new Set(all.map((one) => (one === url ? by : one)))])
  }
  function dropFiles(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    add([...event.dataTransfer.files])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is a second way; the button is the first
    <div onDragOver={(event) => event.preventDefault()} onDrop={dropFiles}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {/* In fours the cover and the four after it leave no gap. */}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((url, place) => (
          <PictureSlot
            key={url}
            url={url}
            place={place}
            count={pictures.length}
            colors={colors}
            color={shows[url] ?? ''}
            onColor={(color) => onShow(url, color)}
            onMove={(to) => move(place, to)}
            onRemove={() => onChange((all) => all.filter((one) => one !== url))}
            onRetouch={readPictureUrl(url) && (() => setRetouched(url))}
            onLift={() => {
              dragged.current = place
            }}
            onLand={() => {
              if (dragged.current !== undefined) move(dragged.current, place)
              dragged.current = undefined
            }}
          />
        ))}
        {waiting.map((one) => (
          <WaitingPicture key={one.key} waiting={one} onDrop={() => drop(one)} onRetry={() => retry(one)} />
        ))}
        {room > 0 && (
          <li className="max-sm:col-span-2 sm:first:col-span-2 sm:first:row-span-2">
            <label className="grid min-h-26 cursor-pointer sm:aspect-square place-content-center justify-items-center gap-2 rounded-md border border-dashed border-control bg-ground p-3 text-center text-sm hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark">
              <PlusIcon />
              {words.addPicture}
              <input
                type="file"
                accept="image/*"
                multiple
                className="sr-only"
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-hint ${id}-error`}
                onChange={(event) => {
                  add([...(event.currentTarget.files ?? [])])
                  // The same file can then be chosen again.
                  event.currentTarget.value = ''
                }}
              />
            </label>
          </li>
        )}
        {/* The next free place is the button; those after it are only shown. */}
        {[2, 3, 4, 5].slice(pictures.length + waiting.length).map((free) => (
          <li key={free} aria-hidden="true" className="aspect-square rounded-md bg-sunken max-sm:hidden" />
        ))}
      </ul>
      {/* Outside the form, which Enter in a field of the dialog would send. */}
      {retouched !== undefined &&
        createPortal(
          <RetouchDialog
            url={retouched}
            onClose={() => setRetouched(undefined)}
            onSaved={(by) => replace(retouched, by)}
          />,
          document.body,
        )}
      <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
        {words.picturesHint(cardPicture[settings.brand?.cards ?? 'square'])}
        {colors.length > 0 && ` ${words.colourPicturesHint}`}
      </p>
      <p id={`${id}-error`} role="alert" className="text-xs font-normal text-brick">
        {(error || note) && (
          <span className="mt-1 flex items-start gap-1.5">
            <AlertIcon size={16} className="mt-0.5" />
            {error || note}
          </span>
        )}
      </p>
    </div>
  )
}
