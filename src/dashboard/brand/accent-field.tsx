import { useMessages } from '#src/i18n/use-locale.ts'
import { accentShades, palette, type Theme, themes } from '#src/settings/brand/accent.ts'
import { contrast, type Hex } from '#src/settings/brand/colour.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { brandMessages } from './brand.messages.ts'

/** The accent as a text and as a field of the system's own picker, and what becomes of it in each theme. */
export function AccentField({
  accent,
  typed,
  onType,
  error,
}: {
  accent: string | null
  typed: string
  onType: (text: string) => void
  error: string | undefined
}) {
  const words = useMessages(brandMessages)
  return (
    <>
      <div className="flex items-start gap-3">
        <TextField
          label={words.accent}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          hint={words.accentHint}
          error={error}
          placeholder={palette.light.wine}
          dir="ltr"
          spellCheck={false}
          maxLength={9}
          className="grow"
        />
        <input
          type="color"
          aria-label={words.pick}
          value={accent ?? palette.light.wine}
          onChange={(event) => onType(event.currentTarget.value)}
          className="mt-7 size-12 shrink-0 cursor-pointer rounded-md border border-control bg-raised p-1"
        />
      </div>
      <ul className="grid content-start gap-3 text-sm" aria-live="polite">
        {themes.map((theme) => (
          <li key={theme}>
            <Fate theme={theme} accent={accent} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a theme makes of the accent, with the least contrast its text has there. */
function Fate({ theme, accent }: { theme: Theme; accent: string | null }) {
  const words = useMessages(brandMessages)
  const { ground, wine: own } = palette[theme]
  const shades = accent === null ? undefined : accentShades(accent as Hex)[theme]
  const shown = shades?.wine ?? own
  const ratio = contrast(shown, ground).toFixed(1)
  return (
    <span className="flex items-start gap-2.5">
      <span
        aria-hidden="true"
        className="mt-0.5 size-6 shrink-0 rounded-sm border border-control"
        style={{ backgroundColor: shown, boxShadow: `inset 0 0 0 3px ${ground}` }}
      />
      <span>
        <span className="font-normal">{words[theme]}</span>{' '}
        <span className="text-muted">
          {shades?.adjusted ? words.adjusted(`\u2066${shown}\u2069`, ratio) : words.asChosen(ratio)}
        </span>
      </span>
    </span>
  )
}
