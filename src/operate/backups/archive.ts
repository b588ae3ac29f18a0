import * as z from 'zod'

/** The first file of a backup: what is in it. */
export const Manifest = z.object({
  haqiba: z.literal('backup'),
  format: z.literal(1),
  madeAt: z.string(),
  /** The shape of its tables: the steps of db/migrate.ts that were taken. */
  migrations: z.array(z.string()),
  /** In the order they are filled. */
  tables: z.array(z.string().regex(/^[a-z_]+$/)),
})
export type Manifest = z.infer<typeof Manifest>

/** The last file of a backup: how much it holds. Without it the backup was cut off. */
export const Tally = z.object({
  rows: z.record(z.string(), z.number()),
  pictures: z.number(),
  proofs: z.number(),
  letters: z.number(),
})
export type Tally = z.infer<typeof Tally>

export const names = {
  manifest: 'haqiba.json',
  tally: 'complete.json',
  secret: 'auth-secret',
} as const

const tablePart = /^tables\/([a-z_]+)\/\d{6}\.jsonl$/
const picture = /^(pictures|proofs)\/([0-9a-f]{32}\.webp)$/
const emailFile = /^mail\/([\w.-]+\.eml)$/

export type Place =
  | { kind: 'table'; table: string }
  | { kind: 'pictures' | 'proofs'; name: string }
  | { kind: 'email'; name: string }
  | { kind: 'secret' | 'manifest' | 'tally' }

/** What a name in a backup means; undefined for any other name, so that no path can be smuggled in. */
export function placeOf(name: string): Place | undefined {
  const [, table] = tablePart.exec(name) ?? []
  if (table) return { kind: 'table', table }
  const [, store, file] = picture.exec(name) ?? []
  if (file) return { kind: store === 'proofs' ? 'proofs' : 'pictures', name: file }
  const [, mail] = emailFile.exec(name) ?? []
  if (mail && !mail.startsWith('.')) return { kind: 'email', name: mail }
  const known = Object.entries(names).find(([, one]) => one === name)?.[0]
  return known ? { kind: known as keyof typeof names } : undefined
}

export function tablePartName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.jsonl`
}
