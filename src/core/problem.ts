import { mainLocale, type Text } from './locale.ts'

/** What can go wrong with a call, in the shop's words. http/problem-reply.ts maps each to one status. */
export type ProblemKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'wrong-method'
  | 'conflict'
  | 'too-slow'
  | 'too-large'
  | 'wrong-type'
  | 'refused'
  | 'too-often'
  | 'unavailable'

/** One bad field: where it is in the body (`products.0.quantity`) and what is wrong with it. */
export type FieldError = { path: string; message: Text }

/** A refusal the caller can act on. Carries its words in both languages; the reader's is chosen on the way out (A2). */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly text: Text
  readonly errors: FieldError[]
  /** Members added beside the standard ones, such as a fresh quote (O1). */
  readonly extra: Record<string, unknown>

  constructor(
    kind: ProblemKind,
    text: Text,
    more: { errors?: FieldError[]; extra?: Record<string, unknown> } = {},
  ) {
    super(text[mainLocale])
    this.name = 'Problem'
    this.kind = kind
    this.text = text
    this.errors = more.errors ?? []
    this.extra = more.extra ?? {}
  }
}
