import { useEffect, useRef, useState } from 'react'

/** A pointer on its way to the open panel crosses other items; only one that stays on them means it. */
const intentMs = 120

/** Which one of a menu's items is open: pointed at, focused or pressed. */
export function useOpenItem() {
  const [open, setOpen] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function after(ms: number, item: string | undefined) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(item), ms)
  }
  function now(item: string | undefined) {
    clearTimeout(timer.current)
    setOpen(item)
  }
  return {
    open,
    point: (item: string, how: 'pointer' | 'focus') => (how === 'focus' ? now(item) : after(intentMs, item)),
    leave: () => after(intentMs, undefined),
    press: (item: string) => now(item),
    close: () => now(undefined),
  }
}
