import type { ReactNode } from 'react'
import { AlertIcon } from '#src/ui/icons.tsx'

type Notes = { hint?: ReactNode; error?: ReactNode }

/** What `aria-describedby` of a control names whose notes FieldNotes shows; undefined where there is nothing to say. */
export function notesOf(id: string, { hint, error }: Notes): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
}

/** Hint and error below a control or a group of them. */
export function FieldNotes({ id, hint, error, className = '' }: Notes & { id: string; className?: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={`text-xs text-muted ${className}`}>
          {hint}
        </p>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className={`flex items-start gap-1.5 text-xs font-normal text-brick ${className}`}
        >
          <AlertIcon size={16} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}
