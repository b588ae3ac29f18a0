import { nameIn } from '#src/catalogue/product/product-name.ts'
import type { Locale } from '#src/core/locale.ts'
import { directionOf } from '#src/i18n/locale.ts'
import type { TakenBack } from '#src/orders/return-record/taken-back.ts'
import type { Settings } from '#src/settings/settings.ts'
import { Both } from './both-words.tsx'
import { choiceOf } from './line-choice.ts'

type BackProps = {
  pieces: readonly TakenBack[] | undefined
  language: Locale
  settings: Settings
  /** So many kinds at most, where there is little room; of more it is said how many are left out. */
  most?: number
}

/** Of an exchange, what is taken back at the door, in the paper's language and the shop's (O20, O37); nothing of any other order. */
export function PiecesBack({ pieces = [], language, settings, most = Infinity }: BackProps) {
  if (pieces.length === 0) return null
  const { shopLocale } = settings
  const shown = pieces.slice(0, most)
  return (
    <div lang={language} dir={directionOf(language)} className="paper-back" data-testid="pieces-back">
      <p>
        <Both of="takeBack" language={language} shopLanguage={shopLocale} />
      </p>
      {shown.map((piece) => {
        const [text, beside] = [language, shopLocale].map((one) => textOf(piece, one, settings))
        return (
          <p key={`${piece.name} ${piece.size} ${piece.color}`}>
            <bdi>{text}</bdi>
            {beside !== text && (
              <span lang={shopLocale} dir={directionOf(shopLocale)} className="paper-beside">
                {beside}
              </span>
            )}
          </p>
        )
      })}
      {pieces.length > most && <p>+ {pieces.length - most}</p>}
    </div>
  )
}

/** `1 × Slides · Brown, Size 37`. */
function textOf(piece: TakenBack, language: Locale, { colours }: Settings): string {
  const choice = choiceOf(piece, language, colours)
  return `${piece.quantity} × ${nameIn(language, piece)}${choice && ` · ${choice}`}`
}
