import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { focusFirst } from '#src/ui/form/focus-first.ts'
import { factorMessages } from './factor.messages.ts'

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useMessages(factorMessages)
  return (
    <div className="grid gap-5">
      {/* Read first, and not the button: a second Enter would close what is shown this once. */}
      <p ref={focusFirst} tabIndex={-1} className="text-sm text-muted outline-none">
        {words.codesText}
      </p>
      <ul
        dir="ltr"
        aria-label={words.codes}
        className="figures grid gap-x-6 sm:grid-cols-2 gap-y-2 rounded-md bg-sunken p-4 text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center gap-3">
        <CopyButton text={codes.join('\n')} what={words.codes} />
        <Button className="grow" onClick={onKept}>
          {words.codesKept}
        </Button>
      </div>
    </div>
  )
}
