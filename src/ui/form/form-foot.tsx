import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'

type FormFootProps = {
  /** Why it was not saved, in the reader's language. */
  failure?: ReactNode
  /** What leads back without saving. */
  back: string
  onBack: () => void
  busy: boolean
  busyLabel?: string
  /** The form it sends, where it stands outside of it. */
  form?: string
  /** Nothing there to send. */
  disabled?: boolean
  /** Of its place in a form's grid. */
  className?: string
  /** What is done. */
  children: ReactNode
}

/** The end of a form: what went wrong, the way back, and the one thing to do. In a dialog it stays in sight, where a thumb finds it. */
export function FormFoot({ failure, back, onBack, className = '', ...submit }: FormFootProps) {
  return (
    <div className={`form-foot grid gap-3 ${className}`}>
      {failure && (
        <p role="alert" className="text-sm font-normal text-brick">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button kind="secondary" onClick={onBack} className="grow sm:grow-0">
          {back}
        </Button>
        <Button {...submit} type="submit" className="grow sm:grow-0" />
      </div>
    </div>
  )
}
