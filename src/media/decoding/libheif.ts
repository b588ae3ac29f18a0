import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'

/** libheif in WebAssembly, and what calling its C interface takes. */
export type Libheif = {
  heif: MainModule
  /** Where functions write their error, and behind it four numbers that they answer. */
  error: number
  answer: number
  /** So many bytes of its memory. Throws when there are no more. */
  room(bytes: number): number
  /** Whole numbers without a sign that lie at an address. */
  numbers(address: number, count: number): number[]
  /** Throws when the function that was called last wrote an error. */
  check(): void
}

/** A libheif of its own, whose memory, which never shrinks, goes when nobody knows it any more. */
export async function startLibheif(): Promise<Libheif> {
  const library = await import('libheif-js/libheif-wasm/libheif.js')
  // Its types speak of an ES module, and it is none.
  const start = library.default as unknown as typeof library.default.default
  const program = fileURLToPath(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm'))
  const quiet = () => undefined
  const heif = start({ wasmBinary: readFileSync(program), print: quiet, printErr: quiet })
  const room = (bytes: number) => {
    const address = heif._malloc(bytes)
    if (address === 0) throw new Error('No memory')
    return address
  }
  const numbers = (address: number, count: number) =>
    Array.from({ length: count }, (_, at): number => heif.HEAPU32[(address >> 2) + at])
  const error = room(28)
  return {
    heif,
    error,
    answer: error + 12,
    room,
    numbers,
    check() {
      const [code, detail] = numbers(error, 2)
      if (code !== 0) throw new Error(`libheif says ${code}/${detail}`)
    },
  }
}
