import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { uploadPicture } from '#src/media/upload-picture.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { productFormMessages } from './product-form.messages.ts'

/** A picture of this machine on its way into the shop. */
export type Waiting = {
  key: number
  file: File
  /** An address of the file for this page only. */
  preview: string
  /** How much has left, 0 to 1; undefined while it waits its turn. */
  share?: number | undefined
  error?: string | undefined
}

let lastKey = 0

/** Stores pictures one after the other, so that they stand in the order they were chosen in. */
export function usePictureUploads(room: number, onStored: (url: string) => void) {
  const api = useApi()
  const words = useMessages(productFormMessages)
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const [note, setNote] = useState('')
  const turn = useRef(Promise.resolve())
  const dropped = useRef(new Set<number>())
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })
  const shown = useRef(waiting)
  shown.current = waiting
  useEffect(
    () => () => {
      for (const { preview } of shown.current) URL.revokeObjectURL(preview)
    },
    [],
  )

  const patch = (key: number, change: Partial<Waiting>) =>
    setWaiting((all) => all.map((one) => (one.key === key ? { ...one, ...change } : one)))

  function drop({ key, preview }: Waiting) {
    dropped.current.add(key)
    URL.revokeObjectURL(preview)
    setWaiting((all) => all.filter((one) => one.key !== key))
  }

  function add(files: readonly File[]) {
    const pictures = files.filter(
      ({ type, name }) => type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(name),
    )
    const taken = pictures.slice(0, Math.max(0, room - waiting.length)).map((file) => {
      lastKey += 1
      return { key: lastKey, file, preview: URL.createObjectURL(file) }
    })
    setNote(
      pictures.length < files.length
        ? words.onlyPictures
        : taken.length < pictures.length
          ? words.noRoomForAll
          : '',
    )
    setWaiting((all) => [...all, ...taken])
    for (const one of taken) queue(one)
  }

  function queue(one: Waiting) {
    turn.current = turn.current.then(() => store(one))
  }

  async function store(one: Waiting) {
    if (dropped.current.has(one.key)) return
    patch(one.key, { share: 0, error: undefined })
    try {
      const url = await uploadPicture(api, one.file, (share) => patch(one.key, { share }))
      if (dropped.current.has(one.key)) return
      stored.current(url)
      drop(one)
    } catch (problem) {
      const why = problem instanceof ApiProblem && problem.message
      patch(one.key, { share: undefined, error: why || words.uploadFailed })
    }
  }

  return {
    waiting,
    note,
    add,
    drop,
    retry(one: Waiting) {
      patch(one.key, { error: undefined })
      queue(one)
    },
    busy: waiting.some(({ error }) => error === undefined),
    failed: waiting.some(({ error }) => error !== undefined),
  }
}

/**
 * A save that is asked for while pictures are on their way: it waits for them and then sends the form once, or tells by `onFailed`
 * that one did not arrive.
 */
export function useSaveAfterPictures(form: RefObject<HTMLFormElement | null>, onFailed: () => void) {
  const [{ uploading, failed }, setState] = useState({ uploading: false, failed: false })
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits || uploading) return
    setWaits(false)
    if (failed) onFailed()
    else form.current?.requestSubmit()
  })
  return {
    uploading,
    failed,
    waits,
    wait: () => setWaits(true),
    setUploading: useCallback((isUploading: boolean, isFailed: boolean) => {
      setState({ uploading: isUploading, failed: isFailed })
    }, []),
  }
}
