import { unknownPaint } from '#src/ui/colours.ts'
import { useColours } from './use-colours.ts'

/** A small dot of the colour. Its ring keeps ivory apart from ivory; an unknown colour is a striped dot (P6). */
export function ColourDot({ colour, className = '' }: { colour: string; className?: string }) {
  const { css = unknownPaint } = useColours()(colour)
  return (
    <span
      aria-hidden="true"
      style={{ background: css }}
      className={`bead inline-block size-4 ${className}`}
    />
  )
}
