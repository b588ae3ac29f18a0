import { expect, test } from 'vitest'
import { pictureUrl } from '#src/core/picture-name.ts'
import { sharp } from '#src/media/decoding/sharp.ts'
import { plainPicture } from '#src/media/picture.sample.ts'
import { createLetterPictures } from './letter-pictures.ts'

const never = new AbortController().signal
const [first, second] = ['a', 'b'].map((letter) => pictureUrl(letter.repeat(32))) as [string, string]

/** Reads from a store whose every `find` is `answer`; `asked` are the names it was asked for. */
function reader(
  answer: (name: string) => Promise<Uint8Array | undefined>,
  limits?: { waitMs: number; restMs: number },
) {
  const asked: string[] = []
  const told: string[] = []
  const find = (name: string) => {
    asked.push(name)
    return answer(name)
  }
  return { read: createLetterPictures({ find }, (what) => void told.push(what), limits), asked, told }
}

const silence = () => new Promise<never>(() => undefined)

test('a picture is read once and kept for the next letters, see-through ones on white', async () => {
  const ground = { width: 300, height: 200, channels: 4, background: '#0000' } as const
  const bytes = await sharp({ create: ground }).webp().toBuffer()
  const { read, asked } = reader(async () => bytes)
  const [one, two] = [await read([first], never), await read([first], never)]
  expect(one).toEqual(two)
  expect(asked).toHaveLength(1)
  const jpeg = one.get(first)?.bytes
  expect(await sharp(jpeg).metadata()).toMatchObject({
    format: 'jpeg',
    width: 128,
    height: 128,
    hasAlpha: false,
  })
  expect([...(await sharp(jpeg).resize(1, 1).raw().toBuffer())]).toEqual([255, 255, 255])
})

test('a store that says nothing is waited for once, then left alone for a while', async () => {
  const { read, asked, told } = reader(silence, { waitMs: 50, restMs: 60_000 })
  expect((await read([first, second], never)).size).toBe(0)
  expect((await read([second], never)).size).toBe(0)
  expect([asked.length, told.length]).toEqual([1, 1])
})

test('what was read before the store failed is shown, and after its rest it is asked again', async () => {
  const bytes = await plainPicture(200, 200).webp().toBuffer()
  let fails = true
  const { read, told } = reader(
    async (name) => {
      if (fails && name.startsWith('b')) throw new Error('gone')
      return bytes
    },
    { waitMs: 60_000, restMs: 0 },
  )
  expect([...(await read([first, second], never)).keys()]).toEqual([first])
  fails = false
  expect([...(await read([first, second], never)).keys()]).toEqual([first, second])
  expect(told).toHaveLength(1)
})

test('a shop that stops waits for no picture', async () => {
  const { read, told } = reader(silence, { waitMs: 60_000, restMs: 0 })
  const cut = new AbortController()
  const reading = read([first], cut.signal)
  cut.abort()
  expect((await reading).size).toBe(0)
  expect((await read([first], cut.signal)).size).toBe(0)
  expect(told).toEqual([])
})

test('only originals of the shop are looked for', async () => {
  const { read, asked } = reader(async () => undefined)
  const strange = [
    '',
    'https://example.com/x.webp',
    `/pictures/../${'a'.repeat(32)}.webp`,
    first.replace('.webp', '-320.avif'),
  ]
  expect((await read(strange, never)).size).toBe(0)
  expect(asked).toEqual([])
})
