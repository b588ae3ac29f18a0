import type { ComponentProps } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { accountMessages } from './account.messages.ts'

/** The e-mail of an account, which a password manager knows it by. */
export function EmailField(field: Partial<ComponentProps<typeof TextField>>) {
  const words = useMessages(accountMessages)
  return (
    <TextField
      {...field}
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
    />
  )
}
