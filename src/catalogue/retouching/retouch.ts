/** What is done to a picture: quarter turns to the right, a shape, and where in the picture its frame lies. */
export type Retouch = {
  turns: number
  /** Width by height of what is kept; null keeps the picture's own. */
  ratio: number | null
  /** From 1, the largest frame that fits, to 4, a frame a quarter as wide. */
  zoom: number
  /** Where the frame lies in the room it has, 0 to 1: from the left, from the top. */
  x: number
  y: number
}

export const untouched: Retouch = { turns: 0, ratio: null, zoom: 1, x: 0.5, y: 0.5 }

type Size = { width: number; height: number }

/** More pixels than phones can draw at once; what the shop keeps of a picture is smaller. */
const mostPixels = 12_000_000

/** A picture's size once it is turned. */
export function turned({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width }
}

/** The frame in the turned picture, in its pixels: inside it, of the shape that was chosen. */
export function frameOf(
  picture: Size,
  { turns, ratio, zoom, x, y }: Retouch,
): Size & { x: number; y: number } {
  const whole = turned(picture, turns)
  const shape = ratio ?? whole.width / whole.height
  const width = Math.min(whole.width, whole.height * shape) / zoom
  const height = width / shape
  return { width, height, x: (whole.width - width) * x, y: (whole.height - height) * y }
}

/** The picture in its frame on a canvas, `width` pixels wide where it is given, else as large as the picture has it. */
export function draw(
  canvas: HTMLCanvasElement,
  image: HTMLImageElement,
  retouch: Retouch,
  width?: number,
): void {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const frame = frameOf(size, retouch)
  const whole = turned(size, retouch.turns)
  const scale =
    width === undefined
      ? Math.min(1, Math.sqrt(mostPixels / (frame.width * frame.height)))
      : width / frame.width
  canvas.width = Math.max(1, Math.round(frame.width * scale))
  canvas.height = Math.max(1, Math.round(frame.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw')
  context.imageSmoothingQuality = 'high'
  context.scale(scale, scale)
  context.translate(whole.width / 2 - frame.x, whole.height / 2 - frame.y)
  context.rotate((retouch.turns * Math.PI) / 2)
  context.drawImage(image, -size.width / 2, -size.height / 2)
}
