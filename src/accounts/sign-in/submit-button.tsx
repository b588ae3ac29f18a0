import { Button } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/**
 * Sends a form of the account pages. It is disabled, without looking so, until the page is hydrated: before that the browser
 * would send the form by itself, and a password belongs into no address and no page.
 */
export function SubmitButton({
  busy,
  busyLabel,
  label,
}: {
  busy: boolean
  busyLabel: string
  label: string
}) {
  const hydrated = useHydrated()
  return (
    <Button
      type="submit"
      disabled={!hydrated}
      busy={busy}
      busyLabel={busyLabel}
      className="w-full disabled:opacity-100!"
    >
      {label}
    </Button>
  )
}
