import { encode } from 'uqr'

/** A text as a QR code for SVG: `path` draws its dark squares in a square of `size` by `size`, quiet edge included. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
