import { useEffect, useRef } from 'react'
import { AlertIcon } from '#src/ui/icons.tsx'

/** Says why the form as a whole did not go through, where whoever sent it sees it. */
export function FormFailure({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  // On a phone it stands below what is seen, and Enter in a field scrolls nowhere.
  useEffect(() => {
    if (text) line.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <p
      ref={line}
      role="alert"
      className="flex scroll-mb-24 items-start gap-2 text-sm font-normal text-brick empty:hidden"
    >
      {text && <AlertIcon size={18} className="mt-0.5" />}
      {text && <span>{text}</span>}
    </p>
  )
}
