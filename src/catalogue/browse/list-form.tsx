import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useNavigate, useNavigationType, useSearchParams } from '#src/ui/router/use-router.ts'
import { listingMessages } from './listing.messages.ts'
import { addressWith } from './listing.ts'

type ListFormProps = {
  /** Path of the page, in its language. */
  path: string
  /** Parameters that stay as they are. */
  keep?: Record<string, string | undefined>
  children: ReactNode
  className?: string
}

/**
 * What is chosen here stands in the address, so it can be shared and taken back (P3). A plain GET form that the
 * browser can send alone; with JavaScript it sends itself at every choice.
 */
export function ListForm({ path, keep = {}, children, className = '' }: ListFormProps) {
  const words = useMessages(listingMessages)
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const wentBack = useNavigationType() === 'POP'

  // The browser's own event: it waits until a price is typed to its end, React's would send every digit.
  useEffect(() => {
    const element = form.current
    const send = () => element?.requestSubmit()
    element?.addEventListener('change', send)
    return () => element?.removeEventListener('change', send)
  }, [])

  // After Back, or when a filter was taken away elsewhere, the fields say again what the address says. What is
  // being typed while the answer to another field arrives stays.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const beingTyped = !wentBack && document.activeElement === field
      if (field instanceof HTMLSelectElement) field.value = asked.get(field.name) ?? ''
      if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
      if (field.type === 'checkbox') field.checked = asked.get(field.name) === field.value
      else if (!beingTyped) field.value = asked.get(field.name) ?? ''
    }
  }, [asked, wentBack])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen: Record<string, string> = {}
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') chosen[name] = value.trim()
    void navigate(addressWith(path, new URLSearchParams(), chosen), { preventScrollReset: true })
  }

  return (
    <form ref={form} method="get" action={path} onSubmit={submit} className={className}>
      {Object.entries(keep).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {children}
      <button
        type="submit"
        className={`${buttonClass('secondary', 'small')} self-end [@media(scripting:enabled)]:hidden`}
      >
        {words.apply}
      </button>
    </form>
  )
}
