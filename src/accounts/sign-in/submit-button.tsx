import { Button } from '#src/ui/button.tsx'

/**
 * Sends a form of the account pages, by the page's scripts alone: a password belongs into no address and no page that the
 * browser would go to by itself. A press or Enter before the page is hydrated does nothing yet, since `dialog` closes the
 * dialog around a form, and here is none; entry.client.tsx remembers it. A browser that does not know `dialog` is kept by
 * the content policy from sending anything to `data:`.
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
  return (
    <Button
      type="submit"
      formMethod="dialog"
      formAction="data:,"
      busy={busy}
      busyLabel={busyLabel}
      className="w-full"
    >
      {label}
    </Button>
  )
}
