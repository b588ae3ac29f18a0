import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { plainPicture } from '#src/media/picture.sample.ts'
import { createDecoder, type Decoder, type DecoderLimits } from './decoder.ts'
import { avifBomb } from './hostile-pictures.sample.ts'
import { sharp } from './sharp.ts'

const megabyte = 1024 * 1024

let decoder: Decoder
afterEach(() => decoder.close())
function open(limits: Partial<DecoderLimits> = {}): Decoder {
  decoder = createDecoder(limits)
  return decoder
}

/** A photo that takes about a second to unpack and to pack again. */
const slowPhoto = () => plainPicture(5000, 5000).png().toBuffer()
const smallPhoto = () => plainPicture(300, 200).jpeg().toBuffer()

/** An SVG of a few kilobytes whose squares are blurred so often: 300 hold a core for minutes. */
function blurred(times: number): Buffer {
  const filter =
    '<filter id="f" x="-1000" y="-1000" width="100000" height="100000"><feGaussianBlur stdDeviation="5000"/><feTurbulence baseFrequency="0.0001" numOctaves="50"/></filter>'
  const square = '<rect width="1000" height="1000" filter="url(#f)"/>'
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${times > 0 ? filter : ''}${square.repeat(Math.max(1, times))}</svg>`,
  )
}

/** The processes that unpack pictures for this one: other files' shops may still have theirs. */
function decoders(): number[] {
  return readdirSync('/proc')
    .filter((pid) => {
      if (!/^\d+$/.test(pid)) return false
      try {
        const parent = /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        return Number(parent) === process.pid && program.includes('decoder-process')
      } catch {
        return false
      }
    })
    .map(Number)
}

describe('the process that unpacks pictures (F3)', () => {
  test('answers with a clean WebP', async () => {
    const prepared = await open().prepare(await smallPhoto())
    const clean = 'clean' in prepared ? prepared.clean : Buffer.alloc(0)
    expect(await sharp(clean).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 })
  })

  test('refuses 2.4 kB that would unpack to 1.5 GB by its header, and the shop grows by nothing', async () => {
    const bomb = avifBomb()
    expect(await sharp(bomb).metadata()).toMatchObject({ width: 7070, height: 7070, bitsPerSample: 12 })
    open()
    await decoder.prepare(await smallPhoto())
    const before = process.memoryUsage.rss()
    for (let round = 0; round < 10; round++)
      expect(await decoder.prepare(bomb)).toEqual({ refused: 'too-large' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(20 * megabyte)
  })

  test('dies alone of a picture that takes too much memory, and the next one is unpacked', async () => {
    // As if its header had lied: what an honest photo takes is too much here.
    open({ maxBytes: 90 * megabyte })
    expect(await decoder.prepare(await slowPhoto())).toEqual({ refused: 'damaged' })
    open()
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
  })

  test('dies alone of a picture that takes too long, and the next one is unpacked by a new process', async () => {
    open({ maxMs: 5_000 })
    const first = await decoder.prepare(await smallPhoto())
    expect(first).toHaveProperty('clean')
    decoder.close()
    open({ maxMs: 1 })
    expect(await decoder.prepare(await slowPhoto())).toEqual({ refused: 'damaged' })
    open()
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
  })

  test.runIf(process.platform === 'linux')(
    'is not blamed for the time that others keep its core, but for three times as long',
    async () => {
      // Numbers of processes begin anew once all were given: the highest need not be the newest.
      const others = new Set(decoders())
      open({ maxMs: 3000 })
      expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
      const [pid = 0, ...more] = decoders().filter((one) => !others.has(one))
      expect(more).toEqual([])
      expect(pid).toBeGreaterThan(0)
      process.kill(pid, 'SIGSTOP')
      const held = decoder.prepare(await smallPhoto())
      await new Promise((resolve) => setTimeout(resolve, 3500))
      process.kill(pid, 'SIGCONT')
      expect(await held).toHaveProperty('clean')
      process.kill(pid, 'SIGSTOP')
      expect(await decoder.prepare(await smallPhoto())).toEqual({ refused: 'damaged' })
    },
  )

  test('dies of a drawing long before it would of a photo, and the next one is unpacked', async () => {
    open()
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
    const began = performance.now()
    expect(await decoder.prepare(blurred(300), 'drawing')).toEqual({ refused: 'damaged' })
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await decoder.prepare(blurred(0), 'drawing')).toHaveProperty('clean')
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
  })

  test('goes when nothing was to do, and comes back', async () => {
    open({ idleMs: 1 })
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await decoder.prepare(await smallPhoto())).toHaveProperty('clean')
  })
})
