/**
 * Where the bytes of pictures are kept. Names are those of picture-name.ts (`ab12….webp`, `ab12…-320.avif`),
 * never a visitor's words; any other name is thrown out as a RangeError.
 * Public pictures and payment proofs live in two stores, so what serves the one can never reach the other (F2).
 */
export type PictureStore = {
  /** Stores bytes under a name, whole or not at all, and durably. Storing the same name again is harmless. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The bytes, or undefined when there is no such picture. Throws when the store itself fails. */
  find(name: string): Promise<Uint8Array | undefined>
  /** Removes a picture if it is there. */
  remove(name: string): Promise<void>
}
