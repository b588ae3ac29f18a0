import sprite from '../sprite.svg?no-inline'

/** The ح of Markazi Text (SIL Open Font License 1.1), the house's signature: for this shop's own name alone. */
export function HouseMark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="120 80 272 352" fill="currentColor" className={className}>
      <use href={`${sprite}#mark`} x={120} y={80} width={272} height={352} />
    </svg>
  )
}
