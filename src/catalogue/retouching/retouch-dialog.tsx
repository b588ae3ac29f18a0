import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { ReturnIcon } from '#src/ui/icons.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { retouchMessages } from './retouch.messages.ts'
import { draw, frameOf, type Retouch, turned, untouched } from './retouch.ts'

const shapes = { whole: null, square: 1, portrait: 0.8 } as const
type Shape = keyof typeof shapes

/** As wide as the preview is drawn, in pixels of its canvas. */
const previewWidth = 720

type RetouchDialogProps = { url: string; onClose: () => void; onSaved: (url: string) => void }

/** Turns and crops a stored picture: what comes of it is stored as a new one, so that the old one stands until the form is saved. */
export function RetouchDialog({ url, onClose, onSaved }: RetouchDialogProps) {
  const words = useMessages(retouchMessages)
  const api = useApi()
  const tellFailure = useTellFailure()
  const hint = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  /** Where the finger was last; not every browser says how far one has moved. */
  const held = useRef({ x: 0, y: 0 })
  const isOpen = useRef(true)
  const [image, setImage] = useState<HTMLImageElement>()
  const [retouch, setRetouch] = useState<Retouch>(untouched)
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Retouch>) => setRetouch((before) => ({ ...before, ...part }))
  const shape = (Object.keys(shapes) as Shape[]).find((name) => shapes[name] === retouch.ratio)

  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    const loading = new Image()
    loading.onload = () => setImage(loading)
    loading.src = url
    return () => {
      loading.onload = null
    }
  }, [url])
  useEffect(() => {
    if (canvas.current && image) draw(canvas.current, image, retouch, previewWidth)
  }, [image, retouch])

  const size = { width: image?.naturalWidth ?? 1, height: image?.naturalHeight ?? 1 }
  const frame = frameOf(size, retouch)
  const whole = turned(size, retouch.turns)
  const room = { x: whole.width - frame.width, y: whole.height - frame.height }

  /** The picture follows the finger: its frame goes the other way, as far as there is room. */
  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons === 0) return
    const scale = frame.width / event.currentTarget.clientWidth
    const moved = (axis: 'x' | 'y', by: number) =>
      room[axis] > 0 ? Math.min(1, Math.max(0, retouch[axis] - (by * scale) / room[axis])) : retouch[axis]
    change({ x: moved('x', event.clientX - held.current.x), y: moved('y', event.clientY - held.current.y) })
    held.current = { x: event.clientX, y: event.clientY }
  }

  async function save() {
    if (!image || busy) return
    setBusy(true)
    try {
      const drawn = document.createElement('canvas')
      draw(drawn, image, retouch)
      const blob = await new Promise<Blob | null>((done) => drawn.toBlob(done, 'image/webp', 0.95))
      if (!blob) throw new Error('Nothing was drawn')
      const stored = await uploadPicture(api, new File([blob], 'picture'))
      // Whoever has cancelled meanwhile keeps the picture as it was.
      if (isOpen.current) onSaved(stored)
    } catch (problem) {
      if (isOpen.current) tellFailure(words.failed, problem)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      className="md:max-w-3xl!"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => void save()} disabled={!image} busy={busy} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      }
    >
      <div className="grid content-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-8">
        <canvas
          ref={canvas}
          role="img"
          aria-label={words.preview}
          aria-describedby={hint}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            held.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          className="mx-auto max-h-[32dvh] max-w-full md:max-h-[26rem] cursor-grab touch-none rounded-md bg-sunken active:cursor-grabbing"
        />
        <div className="grid content-start gap-4">
          <div className="-mx-3 flex flex-wrap">
            <Button kind="quiet" size="small" onClick={() => change({ turns: (retouch.turns + 3) % 4 })}>
              <ReturnIcon size={18} />
              {words.left}
            </Button>
            <Button kind="quiet" size="small" onClick={() => change({ turns: (retouch.turns + 1) % 4 })}>
              <ReturnIcon size={18} className="-scale-x-100" />
              {words.right}
            </Button>
          </div>
          <PillChoice
            legend={words.shape}
            name="shape"
            pills={(Object.keys(shapes) as Shape[]).map((value) => ({ value, label: words[value] }))}
            value={shape}
            onChoose={(value) => change({ ratio: shapes[value as Shape] })}
          />
          <p id={hint} className="text-xs text-muted">
            {words.drag}
          </p>
          <div className="grid grid-cols-3 gap-3 md:grid-cols-1" dir="ltr">
            <Slider
              label={words.zoom}
              min={1}
              max={4}
              value={retouch.zoom}
              onMove={(zoom) => change({ zoom })}
            />
            <Slider
              label={words.across}
              max={1}
              value={retouch.x}
              still={room.x < 1}
              onMove={(x) => change({ x })}
            />
            <Slider
              label={words.down}
              max={1}
              value={retouch.y}
              still={room.y < 1}
              onMove={(y) => change({ y })}
            />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

type SliderProps = {
  label: string
  min?: number
  max: number
  value: number
  /** There is no room to move in. */
  still?: boolean
  onMove: (to: number) => void
}

function Slider({ label, min = 0, max, value, still, onMove }: SliderProps) {
  return (
    <label className="grid gap-1 text-sm">
      <span dir="auto">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={still}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-wine"
      />
    </label>
  )
}
