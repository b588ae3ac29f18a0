import { useMessages } from '#src/i18n/use-locale.ts'
import { Part, State } from './part.tsx'
import { partsMessages } from './parts.messages.ts'

const colours = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['tint', 'bg-tint'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['wine', 'bg-wine'],
  ['wine-deep', 'bg-wine-deep'],
  ['on-wine', 'bg-on-wine'],
  ['gold', 'bg-gold'],
  ['olive', 'bg-olive'],
  ['amber', 'bg-amber'],
  ['brick', 'bg-brick'],
  ['scrim', 'bg-scrim'],
  ['dimmed', 'bg-dimmed'],
  ['shade', 'bg-shade'],
] as const

const sizes = [
  'text-xs',
  'text-sm',
  'text-md',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
]

/** The tokens of the look: what all the parts below are made of. */
export function ThemeParts() {
  const words = useMessages(partsMessages)
  return (
    <Part file="src/ui/theme/tokens.css">
      <State name={words.colours} wide>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, background]) => (
            <li key={name} className="text-xs">
              <span className={`block h-12 rounded-md border border-hairline ${background}`} />
              <bdi dir="ltr">{name}</bdi>
            </li>
          ))}
        </ul>
      </State>
      <State name={words.sizes} wide>
        {sizes.map((size) => (
          <p key={size} className={`flex flex-wrap items-baseline gap-x-4 ${size}`}>
            <span>{words.sentence}</span>
            <span className="font-heading font-medium">{words.sentence}</span>
            <bdi dir="ltr" className="text-xs text-muted">
              {size}
            </bdi>
          </p>
        ))}
      </State>
      <State name={words.weights}>
        <p className="font-light">{words.sentence}</p>
        <p className="font-normal">{words.sentence}</p>
        <p className="font-medium">{words.sentence}</p>
        <p className="figures">0123456789</p>
        <p>
          <a href="#parts" className="text-link">
            {words.link}
          </a>
        </p>
      </State>
      <State name={words.corners}>
        <div className="flex gap-4">
          {['rounded-sm', 'rounded-md', 'rounded-lg', 'rounded-lg shadow-float'].map((corner) => (
            <span key={corner} className={`size-14 border border-control bg-raised ${corner}`} />
          ))}
        </div>
      </State>
    </Part>
  )
}
