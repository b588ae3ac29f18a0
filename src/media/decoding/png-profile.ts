import { crc32, deflateSync } from 'node:zlib'

/** Where a PNG's first chunk, the header, ends. */
const afterHeader = 33

/** A PNG that says its colours are those of an ICC profile. sharp gives a profile to no pixels without converting them. */
export function withProfile(png: Buffer, profile: Uint8Array): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPprofile\0\0'), deflateSync(profile)])
  return Buffer.concat([
    png.subarray(0, afterHeader),
    u32(chunk.length - 4),
    chunk,
    u32(crc32(chunk)),
    png.subarray(afterHeader),
  ])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
