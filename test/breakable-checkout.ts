import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'

// Set by the hooks of each file.
export let checkout: string

/** A checkout of nothing but a package.json, new for each test, that `build` fills. */
export function breakableCheckout(): void {
  beforeEach(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'haqiba-house-'))
    build({ 'package.json': '{"type":"module","imports":{"#src/*":"./src/*"}}' })
  })
  afterEach(() => rmSync(checkout, { recursive: true, force: true }))
}

/** Writes these files into it, by their paths there. */
export function build(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(checkout, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`)
  }
}
