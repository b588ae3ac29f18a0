/** How the pixels of a tile are packed (`hvcC`), in hexadecimal digits; made by x265. */
type Packed = { settings: string; side: number; bits: 8 | 10 }

const small: Packed = {
  settings:
    '0103700000000000000000001ef000fcfdf8f800000f03200001001840010c01ffff03700000030090000003000003001eba0240210001002b42010103700000030090000003000003001ea0102020596ea4929ae6e04040c0800000030080000003008422000100074401c172b02240',
  side: 128,
  bits: 8,
}
const tenBits: Packed = {
  settings:
    '0104080000000000000000001ef000fcfdfafa00000f03200001001740010c01ffff0408000003009db800000300001eba0240210001002b4201010408000003009db800000300001ea01020204d96ea4929ae6e04040c08000003000800000300084022000100074401c172b02240',
  side: 128,
  bits: 10,
}
const phone: Packed = {
  settings:
    '0103700000000000000000005af000fcfdf8f800000f03200001001840010c01ffff03700000030090000003000003005aba0240210001002c42010103700000030090000003000003005aa004020080596ea4929ae6e04040c0800000030080000003008422000100074401c172b06240',
  side: 512,
  bits: 8,
}
const giant: Packed = {
  settings:
    '010370000000000000000000fff000fcfdf8f800000f03200001001840010c01ffff0370000003009000000300000300ffba0240210001002e4201010370000003009000000300000300ffa0004002000800596ea4929ae6e04040c0800000030080000003008422000100074401c172b02240',
  side: 8192,
  bits: 8,
}

const wine512 = [
  '000000d52801af09c41aa6165d5554802139755ffffdea17fffc021c87dc620741cc3cbb8d359e1faf73317740000590000a',
  '500066000003000b78a2f73317740000640000e7000bc00000030000030000030117930000ff000c20000003000003000003',
  '0000030000048c87000003000003000003000003000003000003000003025e00000300000300000300000300000300000300',
  '000414000003000003000003000003000003000003000073400000030000030000030000030000030000030003da00000300',
  '0003000003000003000003000003000ed8',
].join('')

/** Squares of one colour, their bytes in hexadecimal digits. */
const squares = {
  wine: {
    packed: small,
    bytes: '000000252801af09e02139755ffffdea17fffc021c87dc620741cc3cbb8d359e1faf73317740000b38',
  },
  blue: {
    packed: small,
    bytes: '000000262801af09e02139755ffffd4b7fbdfe755bfffd3b60741cc3cbb8d359e1faf73317740000b380',
  },
  white: { packed: small, bytes: '0000001e2801af09e0218534a5de3fc4bcf2ceba16b9d9295c68b97f2eab800012f0' },
  sand: {
    packed: small,
    bytes: '000000252801af09e02139755f5ffdf057fffed42f21e44bc741cc3cbb8d359e1faf73317740000b38',
  },
  tenBitWine: {
    packed: tenBits,
    bytes: '000000232801af09e02336addffffd3d9f7ffa5dfa1fd36804150046ba9435377b20aaec001270',
  },
  /** 512 pixels a side, as the tiles of a phone are. */
  phone: { packed: phone, bytes: wine512 },
  /** Says to be 128 pixels a side, and its settings are those of 8,192. */
  giant: { packed: { ...giant, side: 128 }, bytes: wine512 },
}

export type Square = keyof typeof squares

export type HeicParts = {
  /** From the top left on, row by row; a single one is the whole picture unless `columns` says otherwise. */
  tiles: Square[]
  /** Of a grid of tiles. */
  columns?: number
  /** Each distinct tile is in the file once, with so many pictures behind each other. */
  frames?: number
  /** What the file says its pixels are; the tiles' own unless given. */
  width?: number
  height?: number
  /** Quarters of a turn, against the clock, that whoever shows it has to make. */
  turn?: 0 | 1 | 2 | 3
  /** Mirrored after that: top and bottom, or left and right. */
  mirror?: 'y' | 'x'
  /** An ICC profile of its colours. */
  profile?: Uint8Array
  /** So many further pictures are in the file: a depth map, a thumbnail, the rest of a burst. */
  others?: number
  /** An EXIF block, which only repeats what `turn` says. */
  exif?: Uint8Array
}

/** A HEIC as phones write it: the container of ISO 23008-12 around squares of HEVC. A tile takes 100 to 300 bytes. */
export function heicOf({
  tiles,
  columns,
  turn = 0,
  mirror,
  profile,
  others = 0,
  frames,
  exif,
  ...said
}: HeicParts): Buffer {
  const [first = 'wine'] = tiles
  const { side, bits } = squares[first].packed
  const [across, down] = columns ? [columns, Math.ceil(tiles.length / columns)] : [1, 1]
  const once = new Map<Square, Buffer>()
  const bytesOf = (square: Square): Buffer => {
    const bytes = once.get(square) ?? Buffer.from(squares[square].bytes.repeat(frames ?? 1), 'hex')
    if (frames !== undefined) once.set(square, bytes)
    return bytes
  }
  const { width = across * side, height = down * side } = said
  const items: Item[] = [...tiles, ...Array<Square>(others).fill('sand')].map((square, at) => ({
    id: at + 1,
    type: 'hvc1',
    bytes: bytesOf(square),
    properties: [
      box('hvcC', Buffer.from(squares[square].packed.settings, 'hex')),
      sizeBox(columns ? side : width, columns ? side : height),
    ],
  }))
  const references: Buffer[] = []
  const primary = columns ? items.length + 1 : 1
  if (columns) {
    const bytes = Buffer.concat([u8(0), u8(1), u8(down - 1), u8(across - 1), u32(width), u32(height)])
    items.push({ id: primary, type: 'grid', bytes, properties: [sizeBox(width, height)] })
    references.push(
      reference(
        'dimg',
        primary,
        tiles.map((_, at) => at + 1),
      ),
    )
  }
  items[primary - 1]?.properties.push(
    box('pixi', u32(0), u8(3), u8(bits), u8(bits), u8(bits)),
    ...(turn ? [box('irot', u8(turn))] : []),
    ...(mirror ? [box('imir', u8(mirror === 'y' ? 0 : 1))] : []),
    ...(profile ? [box('colr', Buffer.from('prof'), profile)] : []),
  )
  if (exif) {
    items.push({ id: primary + 999, type: 'Exif', bytes: exif, properties: [] })
    references.push(reference('cdsc', primary + 999, [primary]))
  }
  return assemble(items, primary, references)
}

type Item = { id: number; type: string; bytes: Uint8Array; properties: Buffer[] }

function assemble(items: Item[], primary: number, references: Buffer[]): Buffer {
  const all = items.flatMap(({ properties }) => properties.map((one) => one.toString('base64')))
  const properties = [...new Set(all)]
  const uses = items.map((item) => {
    const at = item.properties.map((one) => u16(0x8001 + properties.indexOf(one.toString('base64'))))
    return Buffer.concat([u16(item.id), u8(at.length), ...at])
  })
  const names = items.map(({ id, type }) =>
    box('infe', u32(0x02000000), u16(id), u16(0), Buffer.from(type), u8(0)),
  )
  const ftyp = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const metaOf = (dataFrom: number) => {
    let from = dataFrom
    const starts = new Map<Uint8Array, number>()
    const places = items.map(({ id, bytes }) => {
      const start = starts.get(bytes) ?? from
      if (!starts.has(bytes)) from += bytes.length
      starts.set(bytes, start)
      return Buffer.concat([u16(id), u16(0), u16(1), u32(start), u32(bytes.length)])
    })
    return box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      box('pitm', u32(0), u16(primary)),
      box('iloc', u32(0), u16(0x4400), u16(items.length), ...places),
      box('iinf', u32(0), u16(items.length), ...names),
      ...(references.length > 0 ? [box('iref', u32(0), ...references)] : []),
      box(
        'iprp',
        box('ipco', ...properties.map((one) => Buffer.from(one, 'base64'))),
        box('ipma', u32(1), u32(items.length), ...uses),
      ),
    )
  }
  const dataFrom = ftyp.length + metaOf(0).length + 8
  return Buffer.concat([ftyp, metaOf(dataFrom), box('mdat', ...new Set(items.map(({ bytes }) => bytes)))])
}

function sizeBox(width: number, height: number): Buffer {
  return box('ispe', u32(0), u32(width), u32(height))
}

function reference(kind: string, from: number, to: number[]): Buffer {
  return box(kind, u16(from), u16(to.length), ...to.map(u16))
}

function box(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}

const u8 = (value: number) => Buffer.from([value])
function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
