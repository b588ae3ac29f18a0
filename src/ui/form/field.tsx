import { type ChangeEvent, type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react'
import { latinDigits } from '#src/core/fold.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { FieldNotes, notesOf } from './field-notes.tsx'

type Words = {
  label: ReactNode
  /** The label is for assistive technology only, where the place already says what is asked. */
  hideLabel?: boolean
  hint?: ReactNode
  error?: ReactNode
  /** Says beside the label that the field may stay empty. */
  optional?: boolean
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label above, hint and error below, all wired to the control that `children` draws. */
export function Field({
  id,
  label,
  hideLabel,
  hint,
  error,
  optional,
  className = '',
  children,
}: Words & {
  id?: string | undefined
  className?: string | undefined
  children: (wiring: Wiring) => ReactNode
}) {
  const own = useId()
  const words = useMessages(uiMessages)
  const control = id ?? own
  const notes = notesOf(control, { hint, error })
  return (
    <div className={`grid grid-cols-1 content-start gap-1.5 ${className}`}>
      <label htmlFor={control} className={hideLabel ? 'sr-only' : 'text-sm font-normal'}>
        {/* Without a space the last letter of an Arabic label would join on to the word. */}
        {label} {optional && <span className="ms-1 font-light text-muted">{words.optional}</span>}
      </label>
      {children({
        id: control,
        ...(notes && { 'aria-describedby': notes }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldNotes id={control} hint={hint} error={error} />
    </div>
  )
}

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps<'input'>) {
  return (
    <Field {...{ label, hint, error, className }} {...flags(hideLabel, optional)} id={input.id}>
      {(wiring) => <input type="text" {...input} {...wiring} className="control" />}
    </Field>
  )
}

export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  ...area
}: FieldProps<'textarea'>) {
  const style = { '--rows': area.rows } as CSSProperties
  return (
    <Field {...{ label, hint, error, className }} {...flags(hideLabel, optional)} id={area.id}>
      {(wiring) => <textarea {...{ rows: 4, style }} {...area} {...wiring} className="control resize-y" />}
    </Field>
  )
}

/**
 * A field for numbers: Arabic-Indic digits become Latin ones while typing (M3). `decimal` allows a point; of type `tel`
 * it is one for phone numbers.
 */
export function NumberField({
  decimal = false,
  type = 'text',
  onChange,
  ...field
}: Omit<FieldProps<'input'>, 'inputMode'> & { decimal?: boolean }) {
  function readDigits(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const typed = latinDigits(input.value).replaceAll('٫', '.')
    if (typed !== input.value) {
      const caret = input.selectionStart
      input.value = typed
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return (
    <TextField
      autoComplete="off"
      dir="ltr"
      {...field}
      type={type}
      inputMode={type === 'tel' ? 'tel' : decimal ? 'decimal' : 'numeric'}
      onChange={readDigits}
    />
  )
}

export function SelectField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  className,
  ...select
}: FieldProps<'select'>) {
  return (
    <Field {...{ label, hint, error, className }} {...flags(hideLabel, optional)} id={select.id}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className="control appearance-none pe-9" />
          <ChevronIcon
            to="down"
            size={20}
            className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  )
}

type FieldProps<T extends 'input' | 'textarea' | 'select'> = ComponentProps<T> & Words

function flags(hideLabel = false, optional = false) {
  return { hideLabel, optional }
}
