import { AlertIcon } from '#src/ui/icons.tsx'

/** Says why the form as a whole did not go through. */
export function FormFailure({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-sm font-normal text-brick empty:hidden">
      {text && <AlertIcon size={18} className="mt-0.5" />}
      {text && <span>{text}</span>}
    </p>
  )
}
