import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigating } from '#src/ui/data/page-data.ts'
import { useSearchParams } from '#src/ui/router/use-router.ts'

/** How long somebody rests from typing before what they typed counts. */
const restMs = 300

/**
 * A form whose fields narrow a list and stand in the address, so that Back and reload keep them; empty ones are left
 * out. `kept` is what the address says beside the form and goes on saying.
 */
export function useAddressForm(kept: Readonly<Record<string, string | undefined>> = {}) {
  const [, setAddress] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const isNavigating = useNavigating()
  const navigating = useRef(isNavigating)
  useEffect(() => {
    navigating.current = isNavigating
  }, [isNavigating])

  function apply() {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()])
    const said = [...typed, ...Object.entries(kept)].filter(([, value]) => value)
    setAddress(new URLSearchParams(said as string[][]), { replace: true, preventScrollReset: true })
  }

  /** Of two pages asked for the later wins: a result that was pressed meanwhile opens, whatever was typed before. */
  function applyUnlessLeaving() {
    if (navigating.current) timer.current = setTimeout(applyUnlessLeaving, restMs)
    else apply()
  }

  return {
    form,
    apply,
    /** For what is typed letter by letter. */
    later() {
      clearTimeout(timer.current)
      timer.current = setTimeout(applyUnlessLeaving, restMs)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      apply()
    },
  }
}
