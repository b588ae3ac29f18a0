import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDiskStore } from './disk-store.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const name = `${'ab'.repeat(16)}.webp`

describe('a disk store', () => {
  test('gives back what was put, under the folder of its first two characters', async () => {
    const store = createDiskStore(dir)
    await store.put(name, Buffer.from('bytes'))
    expect(Buffer.from((await store.find(name)) ?? []).toString()).toBe('bytes')
    expect(await readdir(path.join(dir, 'ab'))).toEqual([name])
    await store.put(name, Buffer.from('again'))
    expect(Buffer.from((await store.find(name)) ?? []).toString()).toBe('again')
  })

  test('knows nothing of what is not there, and removing it is harmless', async () => {
    const store = createDiskStore(dir)
    expect(await store.find(name)).toBeUndefined()
    await store.remove(name)
    await store.put(name, Buffer.from('bytes'))
    await store.remove(name)
    expect(await store.find(name)).toBeUndefined()
  })

  test.each([
    '../secret.webp',
    `../${name}`,
    `ab/${name}`,
    `${name}/..`,
    `${name}\0.webp`,
    `\n${name}`,
    `${name}\n`,
    name.toUpperCase(),
    `${'ab'.repeat(16)}.avif`,
    `${'ab'.repeat(16)}-321.avif`,
    `${'ab'.repeat(16)}-0320.avif`,
    `${'ab'.repeat(16)}.svg`,
    '',
  ])('refuses %j as a name', async (trick) => {
    const store = createDiskStore(path.join(dir, 'store'))
    await writeFile(path.join(dir, 'secret.webp'), 'secret')
    await expect(store.find(trick)).rejects.toThrow(RangeError)
    await expect(store.put(trick, Buffer.from('x'))).rejects.toThrow(RangeError)
    await expect(store.remove(trick)).rejects.toThrow(RangeError)
    expect(await readFile(path.join(dir, 'secret.webp'), 'utf8')).toBe('secret')
    expect(await readdir(path.join(dir, 'store'))).toEqual(['incoming'])
  })

  test('shows readers one whole version or the other while it is written over', async () => {
    const store = createDiskStore(dir)
    const versions = [Buffer.alloc(3_000_000, 'a'), Buffer.alloc(4_000_000, 'b')]
    await store.put(name, Buffer.alloc(3_000_000, 'a'))
    let writing = true
    const writer = (async () => {
      for (let round = 0; round < 12; round += 1)
        await store.put(name, versions[round % 2] ?? Buffer.alloc(0))
      writing = false
    })()
    let reads = 0
    while (writing) {
      const seen = await store.find(name)
      expect(versions.some((version) => seen && version.equals(seen))).toBe(true)
      reads += 1
    }
    await writer
    expect(reads).toBeGreaterThan(3)
  })

  test('leaves nothing behind when a write fails, and says that it may be tried again', async () => {
    const store = createDiskStore(dir)
    await mkdir(path.join(dir, 'ab', name), { recursive: true })
    await expect(store.put(name, Buffer.from('bytes'))).rejects.toMatchObject({ kind: 'unavailable' })
    expect(await readdir(path.join(dir, 'incoming'))).toEqual([])
  })

  test('after kill -9 in the middle of writing has whole pictures only, and no temporary file', async () => {
    const script = `
      import { createHash, randomBytes } from 'node:crypto'
      import { createDiskStore } from ${JSON.stringify(path.join(import.meta.dirname, 'disk-store.ts'))}
      const store = createDiskStore(${JSON.stringify(dir)})
      for (;;) {
        const bytes = randomBytes(6_000_000)
        await store.put(createHash('sha256').update(bytes).digest('hex').slice(0, 32) + '.webp', bytes)
        process.stdout.write('.')
      }`
    const incoming = path.join(dir, 'incoming')
    let leftovers = 0
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script])
      await once(child.stdout, 'data')
      while ((await readdir(incoming)).length === 0) await wait(1)
      child.kill('SIGKILL')
      await once(child, 'exit')
      leftovers += (await readdir(incoming)).length
    }
    // One round may catch the writer just after it finished; three in a row do not.
    expect(leftovers).toBeGreaterThan(0)

    const store = createDiskStore(dir)
    expect(await readdir(incoming)).toEqual([])
    const names = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith('.webp'))
    expect(names.length).toBeGreaterThan(0)
    for (const file of names) {
      const bytes = (await store.find(path.basename(file))) ?? Buffer.alloc(0)
      expect(`${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`).toBe(
        path.basename(file),
      )
    }
  })

  test('spares what another living process is writing', async () => {
    createDiskStore(dir)
    const theirs = path.join(dir, 'incoming', `${process.ppid}-upload`)
    await writeFile(theirs, randomBytes(10))
    await writeFile(path.join(dir, 'incoming', 'no-number'), randomBytes(10))
    createDiskStore(dir)
    expect(await readdir(path.join(dir, 'incoming'))).toEqual([path.basename(theirs)])
  })
})
