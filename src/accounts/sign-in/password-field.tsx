import { type ComponentProps, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Field } from '#src/ui/form/field.tsx'
import { EyeIcon } from '#src/ui/icons.tsx'
import { accountMessages } from './account.messages.ts'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until its owner wants to read what she typed. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const words = useMessages(accountMessages)
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} id={input.id}>
      {(wiring) => (
        <span dir="ltr" className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCorrect="off"
            spellCheck={false}
            className="control pe-13"
          />
          <button
            type="button"
            aria-label={words.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className={`${buttonClass('quiet', 'icon')} absolute inset-y-0 end-0.5 my-auto text-muted`}
          >
            <EyeIcon off={shown} size={20} />
          </button>
        </span>
      )}
    </Field>
  )
}
