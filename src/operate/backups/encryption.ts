import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable, Transform } from 'node:stream'

// The form of an encrypted backup (record 046): this name, the salt, the nonce, what gzip made, the tag.
const magic = Buffer.from('HAQIBA1\n')
const saltLength = 16
const nonceLength = 12
const tagLength = 16
const headerLength = magic.length + saltLength + nonceLength
const algorithm = 'aes-256-gcm'
/** 32 MB and about a tenth of a second for each passphrase that is tried. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/** Encrypts what flows through it, with AES-256-GCM under a key that scrypt makes of the passphrase. */
export async function encrypting(passphrase: string): Promise<Transform> {
  const [salt, nonce] = [randomBytes(saltLength), randomBytes(nonceLength)]
  const header = Buffer.concat([magic, salt, nonce])
  const cipher = createCipheriv(algorithm, await keyOf(passphrase, salt), nonce)
  cipher.setAAD(header)
  const stream = new Transform({
    transform: (chunk, _, done) => done(null, cipher.update(chunk)),
    flush(done) {
      this.push(cipher.final())
      done(null, cipher.getAuthTag())
    },
  })
  stream.push(header)
  return stream
}

/**
 * The bytes of an archive, decrypted where it is encrypted. Throws where it is and there is no passphrase; the stream
 * fails where the passphrase is another, or a byte was changed.
 */
export async function openArchive(file: string, passphrase: string | undefined): Promise<Readable> {
  const ends = await endsOf(file)
  if (!ends) return createReadStream(file)
  if (passphrase === undefined) throw new Error('it is encrypted: set BACKUP_PASSPHRASE')
  const { header, tag, size } = ends
  const salt = header.subarray(magic.length, magic.length + saltLength)
  const key = await keyOf(passphrase, salt)
  const decipher = createDecipheriv(algorithm, key, header.subarray(magic.length + saltLength))
  decipher.setAAD(header).setAuthTag(tag)
  const source = createReadStream(file, { start: headerLength, end: size - tagLength - 1 })
  // What fails ends the stream that is read; its reader says so.
  return pipeline(source, decipher, () => undefined)
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** Header, tag and size of an encrypted archive; undefined for any other. */
async function endsOf(file: string) {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    if (size <= headerLength + tagLength) return undefined
    const [header, tag] = [Buffer.alloc(headerLength), Buffer.alloc(tagLength)]
    await handle.read(header, 0, headerLength, 0)
    await handle.read(tag, 0, tagLength, size - tagLength)
    return header.subarray(0, magic.length).equals(magic) ? { header, tag, size } : undefined
  } finally {
    await handle.close()
  }
}
