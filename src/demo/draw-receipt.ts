import { formatBaisa } from '#src/core/money.ts'
import { muscatDay } from '#src/core/muscat.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { dotLetters } from './dot-letters.ts'

/** The paper in dots; a dot is six pixels square. */
const [width, height, scale] = [160, 168, 6] as const
const paper = [252, 250, 244]
const ink = [38, 48, 62]

/**
 * A receipt of a bank transfer as an invented shopper would send it, of no bank there is: amount (baisa), Muscat day and
 * order number. PNG, 960 by 1008 pixels.
 */
export async function drawReceipt(paid: { orderId: string; total: number; at: Date }): Promise<Buffer> {
  const dots = Buffer.concat(Array(width * height).fill(Buffer.from(paper)))
  const dot = (x: number, y: number, colour: readonly number[]) => dots.set(colour, (y * width + x) * 3)
  const bar = (top: number, bottom: number) => {
    for (let y = top; y < bottom; y++) for (let x = 0; x < width; x++) dot(x, y, ink)
  }
  const write = (text: string, y: number, { size = 1, colour = ink, x = 12 } = {}) => {
    for (const [n, letter] of [...text].entries())
      for (const [column, row] of dotsOf(letter))
        for (let part = 0; part < size * size; part++)
          dot(x + (n * 6 + column) * size + (part % size), y + row * size + Math.floor(part / size), colour)
  }
  bar(0, 30)
  write('TRANSFER RECEIPT', 12, { colour: paper })
  write('AMOUNT', 44)
  write(`OMR ${formatBaisa(paid.total)}`, 56, { size: 2 })
  write('DATE', 84)
  write(muscatDay(paid.at), 84, { x: 66 })
  write('ORDER', 104)
  write(paid.orderId, 104, { x: 66 })
  write('-'.repeat(22), 124)
  write('DEMO', 142, { size: 2 })
  return sharp(dots, { raw: { width, height, channels: 3 } })
    .resize({ width: width * scale, kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** The dots of a letter that have ink, by column and row. Throws for a letter the printer does not have. */
function dotsOf(letter: string): [column: number, row: number][] {
  const rows = dotLetters[letter]?.match(/../g)
  if (!rows) throw new Error(`The receipt's printer has no ${letter}`)
  return rows.flatMap((row, y) =>
    [0, 1, 2, 3, 4]
      .filter((x) => (Number.parseInt(row, 16) >> (4 - x)) & 1)
      .map((x): [number, number] => [x, y]),
  )
}
