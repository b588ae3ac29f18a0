import { colourOf } from './colours.ts'

/** A small dot of the colour. Its ring keeps ivory apart from ivory; an unknown colour is a striped dot (P6). */
export function ColourDot({ colour, className = '' }: { colour: string; className?: string }) {
  const { css } = colourOf(colour)
  const paint =
    css ?? 'repeating-linear-gradient(45deg, var(--color-sunken) 0 3px, var(--color-muted) 3px 4px)'
  return (
    <span
      aria-hidden="true"
      style={{ background: paint }}
      className={`inline-block size-4 shrink-0 rounded-full border border-control ${className}`}
    />
  )
}
