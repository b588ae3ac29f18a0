import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// What another language costs: a line in the table of src/core/locale.ts, and texts that the compiler asks for.

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key: { name?: string }; value: Node }

const french =
  "fr: { name: 'Français', direction: 'ltr', script: 'latin', path: '/fr', comma: ',', suffix: 'Fr' }"

describe('a third language in the table', () => {
  let house: string
  beforeAll(() => {
    house = mkdtempSync(path.join(tmpdir(), 'haqiba-french-'))
    for (const part of ['src', 'build', 'tools', 'vite.config.ts', 'package.json', 'tsconfig.json'])
      cpSync(part, path.join(house, part), {
        recursive: true,
        filter: (file) => !/node_modules|\.(?:webp|test\.tsx?|sample\.tsx?)$/.test(file),
      })
    symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'))
    change('src/core/locale.ts', (code) => code.replace('\n  ar: {', `\n  ${french},\n  ar: {`))
  })
  afterAll(() => rmSync(house, { recursive: true, force: true }))

  test('is missed by the compiler in every text of the shop, and nowhere else', () => {
    const complaints = compile()
    const texts = complaints.filter((one) =>
      /'fr' is missing in type '\{ (?:readonly )?(?:en|ar): /.test(one),
    )
    expect(complaints.filter((one) => !texts.includes(one))).toEqual([])
    // Hundreds in the tables of messages alone; each names the file and the line.
    expect(texts.length).toBeGreaterThan(700)
  })

  test('leaves nothing to do once those texts are written', () => {
    for (const file of globSync('{src,tools/parts}/**/*.{ts,tsx}', { cwd: house }))
      if (!file.endsWith('core/locale.ts')) change(file, withFrench(file))
    expect(compile()).toEqual([])
  })

  function change(file: string, edit: (code: string) => string) {
    const place = path.join(house, file)
    writeFileSync(place, edit(readFileSync(place, 'utf8')))
  }

  /** The compiler's complaints, each with the lines that explain it. */
  function compile(): string[] {
    const compiler = path.resolve('node_modules/typescript/bin/tsc')
    try {
      execFileSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], { cwd: house })
      return []
    } catch (error) {
      const { stdout } = error as { stdout: Buffer }
      return stdout
        .toString()
        .split(/\n(?! )/)
        .filter((one) => one.trim())
    }
  }
})

/** Writes a French text, a copy of another, into every object of all other languages. */
function withFrench(file: string): (code: string) => string {
  return (code) => {
    const places: { at: number; text: string }[] = []
    visit(parseSync(file, code).program as unknown as Node, (node) => {
      if (node.type !== 'ObjectExpression') return
      const texts = (node.properties as Property[]).map(({ key, value }) => [key?.name, value] as const)
      const names = texts.map(([name]) => name).sort()
      const [, copied] = texts[0] ?? []
      if (!copied || !['ar', 'ar,en'].includes(names.join())) return
      places.push({ at: node.start + 1, text: `fr: ${code.slice(copied.start, copied.end)}, ` })
    })
    return places
      .sort((a, b) => b.at - a.at)
      .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code)
  }
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, look)
    }
  }
}
