import { code128 } from './code-128.ts'

/** So many modules stay empty at either end, or no scanner finds the code. */
const quiet = 10

/** A text as Code 128, as wide and high as its place; who cannot see it hears the text. */
export function Barcode({ text }: { text: string }) {
  const widths = code128(text)
  let at = quiet
  const bars = widths.map((width, place) => {
    const from = at
    at += width
    return place % 2 === 0 ? `M${from} 0h${width}v1h-${width}z` : ''
  })
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`0 0 ${at + quiet} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="paper-barcode"
    >
      <path d={bars.join('')} fill="#000" />
    </svg>
  )
}
