import * as z from 'zod'
import type { Role } from '#src/core/permission.ts'
import { auditKinds, auditTopics } from './audit-kind.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A field with its old and its new value; amounts in OMR, null where there was or is nothing. */
export const AuditChange = z.object({ field: z.string(), from: value, to: value })
export type AuditChange = z.infer<typeof AuditChange>

/** A line of the activity log as the admin reads it (I13). */
export const AuditLine = z
  .object({
    _id: z.string(),
    at: z.string().meta({ description: 'ISO 8601 in UTC' }),
    kind: z.string().meta({ description: Object.keys(auditKinds).join(', ') }),
    topic: z.enum(auditTopics),
    actor: z.object({
      _id: z.string().nullable(),
      name: z.string().nullable().meta({ description: 'null once the account is deleted (I8)' }),
      role: z.string().meta({ description: 'A role, `visitor`, or `shell` for npm run shop' }),
    }),
    address: z.string().nullable(),
    thing: z.object({
      _id: z.string().nullable(),
      name: z.string(),
      nameAr: z.string().optional().meta({
        description:
          'Of a product, category or collection: what it is called in Arabic now or, once it is gone, was by its line',
      }),
    }),
    changes: z.array(AuditChange),
    forgotten: z.boolean().meta({ description: 'Its personal values went with a deleted person (I8)' }),
  })
  .meta({ id: 'AuditLine' })
export type AuditLine = z.infer<typeof AuditLine>

/** Who did something, and from where: a person of the shop, a stranger, or the commands of `npm run shop`. */
export type AuditActor = {
  id: string | null
  role: Role | 'visitor' | 'shell'
  /** As http/address.ts says it: IPv6 by its /64. */
  address: string | null
  /** The person with whom the address is forgotten, where that is another than who acted. */
  addressOwner?: string
}

/** The commands of `npm run shop`: whoever may start them on the machine. */
export const shell: AuditActor = { id: null, role: 'shell', address: null }

const longestText = 200

/** What goods that go were called in Arabic: whoever reads of them later finds them by both names. Left out where they had none. */
export function arabicNameGone(nameAr: string | null | undefined): { changes?: AuditChange[] } {
  return nameAr ? { changes: [{ field: 'nameAr', from: auditValue(nameAr), to: null }] } : {}
}

/** The fields of `after` that `before` says otherwise; lists as one text, long texts cut. */
export function changesBetween(before: object, after: object): AuditChange[] {
  const old = new Map(Object.entries(before))
  return Object.entries(after).flatMap(([field, to]) => {
    const change = { field, from: auditValue(old.get(field)), to: auditValue(to) }
    return JSON.stringify(old.get(field) ?? '') === JSON.stringify(to ?? '') ? [] : [change]
  })
}

/** What a list of names has lost, and what is new in it: of a long one nothing else would be left once it is cut. */
export function membersBetween(
  field: string,
  before: readonly string[],
  after: readonly string[],
  longest = longestText,
): AuditChange[] {
  const gone = before.filter((name) => !after.includes(name))
  const come = after.filter((name) => !before.includes(name))
  return gone.length + come.length > 0
    ? [{ field, from: auditValue(gone, longest), to: auditValue(come, longest) }]
    : []
}

/** A value as the log keeps it: a text of at most `longest` UTF-16 units. */
export function auditValue(value: unknown, longest = longestText): AuditChange['from'] {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  if (text === '') return null
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

/** What is not to be read in full, such as an account's number: its last 4 characters. */
export function maskedValue(value: unknown): AuditChange['from'] {
  const text = String(value ?? '')
  return text === '' ? null : `…${text.length > 4 ? text.slice(-4) : ''}`
}
