import { type Locale, storedLocale } from '#src/core/locale.ts'
import type { LetterForm, LetterPicture } from '#src/media/letters/letter-pictures.ts'
import type { Shop } from '#src/shop.ts'

/** Every kind of email and what its template needs; the rest it reads when it is written. */
export type EmailPayloads = {
  /** To the shopper: the order is with the shop. `orderId` is the record id, here and below. */
  'order-received': { orderId: string }
  /** To the shop: a new order. */
  'order-placed': { orderId: string }
  /** To the shop: the customer has cancelled her order. */
  'order-cancelled': { orderId: string }
  /**
   * To the shopper; `status` is one of product.md section 4, `changeId` the entry of the history it tells about, `why` what
   * else than the status has to be said (O5').
   */
  'order-status-changed': {
    orderId: string
    status: string
    changeId?: string
    why?: 'taken back' | 'return refused'
    /** The return it is about, where it is: another may be asked for before the letter is written (O16). */
    returnId?: string | undefined
    /** What staff say to it. */
    words?: string
    /** What it was told in the place of, the earliest first: told after all where this change is taken back. */
    instead?: readonly EmailPayloads['order-status-changed'][]
    /** Of which limit it took one (O22): the order's own, or that of this Muscat day; given back where it is withdrawn unread. */
    took?: string
  }
  /** To the shopper: staff changed what is in the order, or where it goes (O18). */
  'order-corrected': { orderId: string; correctionId: string }
  /** To the shopper: the receipt of the transfer is missing or cannot be read (O15); `link` is where to send it, its tracking page without one, `why` one of orders/proof-refusal, `reason` what staff wrote, `took` as of a status. */
  'proof-needed': { orderId: string; link?: string; why?: string; reason?: string; took?: string }
  /** To the shopper: money went back (O17), for `returnId` where it was for one; `amount` in baisa, `note` the number of its own credit note, where it has one (T3). */
  'refund-recorded': {
    orderId: string
    amount: number
    note?: string | undefined
    returnId?: string | undefined
  }
  /** To the shop: a customer asks to return something (O16). */
  'return-asked': { orderId: string; returnId?: string | undefined }
  /** To the shopper: her return goes on (O16); `state` is one of orders/return-record, `words` what staff say to it. */
  'return-step': {
    orderId: string
    /** Missing in one that was written before letters named pieces. */
    returnId?: string
    state: string
    words: string
    exchange?: string
    exchangeDue?: number
  }
  /** To the shop: somebody wrote by the contact form (P9). */
  'contact-message': { messageId: string }
  /** To whoever wrote: the reply of staff (N3). */
  'contact-reply': { replyId: string }
  /** To an admin who wants to see that letters arrive (B4). */
  'test-letter': Record<string, never>
  /** To the owner of an account; `link` works once, for 60 minutes (I5). */
  'reset-password': { link: string; name?: string | undefined }
  'verify-email': { link: string; name?: string | undefined }
  /** To whoever an admin asks to work in the shop; `link` works once, for 48 hours (I17). */
  invitation: { link: string; role: 'manager' | 'admin' }
  /** To the owner of an account: somebody signed in on a browser it did not know (I14). `at` is ISO 8601 in UTC. */
  'new-device': { name: string; at: string; browser: string; system: string; address: string }
  /** To the owner of an account: its password is another one now (I14). */
  'password-changed': { name: string; at: string }
  /** To the owner of an account: a second factor was added or taken away (I12); `factor` is its name. */
  'factor-added': { factor: string; name?: string | undefined }
  'factor-removed': { factor: string; name?: string | undefined }
}

export type EmailKind = keyof EmailPayloads

type AboutKey<P> = Extract<keyof P, 'orderId' | 'messageId' | 'replyId'>

/** By what a payload names what its email is about; null where it is about nothing that is kept by an id. */
const aboutKeys: {
  readonly [K in EmailKind]: [AboutKey<EmailPayloads[K]>] extends [never] ? null : AboutKey<EmailPayloads[K]>
} = {
  'order-received': 'orderId',
  'order-placed': 'orderId',
  'order-cancelled': 'orderId',
  'order-status-changed': 'orderId',
  'order-corrected': 'orderId',
  'proof-needed': 'orderId',
  'refund-recorded': 'orderId',
  'return-asked': 'orderId',
  'return-step': 'orderId',
  'contact-message': 'messageId',
  'contact-reply': 'replyId',
  'test-letter': null,
  'reset-password': null,
  'verify-email': null,
  invitation: null,
  'new-device': null,
  'password-changed': null,
  'factor-added': null,
  'factor-removed': null,
}

/** The kinds of emails that are about an order, a message or a reply. */
export const kindsAboutThings = (Object.keys(aboutKeys) as EmailKind[]).filter(
  (kind) => aboutKeys[kind] !== null,
)

/** The record id of what an email is about, an order, a message or a reply; empty where that is none of them. */
export function aboutOf({ kind, payload }: { kind: EmailKind; payload: object }): string {
  const key = aboutKeys[kind]
  return key === null ? '' : (payload as Record<typeof key, string>)[key]
}

/** An email as it is read: header texts of one line each, and the same words as plain text and as HTML. */
export type RenderedEmail = {
  /** Who it is from, as people know the shop in the email's language. */
  fromName: string
  subject: string
  text: string
  html: string
  /** What its HTML shows by `cid:`; it loads nothing from anywhere. */
  pictures?: LetterPicture[]
  /** Who an answer goes to, where that is not the shop itself. */
  replyTo?: { name: string; address: string }
  /** That what it asks for is settled meanwhile: it is not sent, also when staff send it again. */
  isNeedless?: boolean
}

/** What an email may look up while it is written. */
export type TemplateContext = Pick<Shop, 'db'> & {
  config: { PUBLIC_URL: string }
  /** The pictures behind addresses of the shop that the email carries with it; what cannot be read in time is left out. */
  readPictures?: (urls: readonly string[], form?: LetterForm) => Promise<ReadonlyMap<string, LetterPicture>>
}

/** Writes one kind of email. Throws when what it tells about is gone. */
export type EmailTemplate<K extends EmailKind> = (
  email: { payload: EmailPayloads[K]; locale: Locale },
  context: TemplateContext,
) => Promise<RenderedEmail>

/** All templates. Each slice writes the emails about its own things; src/app/email-templates.ts joins them. */
export type EmailTemplates = { [K in EmailKind]: EmailTemplate<K> }

const linkKinds: readonly EmailKind[] = ['reset-password', 'verify-email', 'invitation']

/** Kinds whose link opens an account: it is wiped once sent or given up, and nobody reads it in the dashboard. */
export const secretKinds: ReadonlySet<string> = new Set(linkKinds)

/**
 * Kinds about somebody's account, its ways in and its devices: accounts are the admin's alone (I9), so others of the
 * staff see that there is such an email, and not what it says.
 */
export const accountKinds: ReadonlySet<string> = new Set<EmailKind>([
  ...linkKinds,
  'new-device',
  'password-changed',
  'factor-added',
  'factor-removed',
])

/** How long an email is worth sending, in ms; a reset link is dead after an hour (I5). */
export const maxAgeMs: Readonly<Record<string, number>> = {
  'reset-password': 60 * 60 * 1000,
  invitation: 48 * 60 * 60 * 1000,
} satisfies Partial<Record<EmailKind, number>>

/** Writes the email of a stored row: the payload was typed when it was queued. Throws for a kind without template. */
export async function renderEmail(
  row: { kind: string; payload: string; locale: string },
  letters: EmailTemplates,
  desk: TemplateContext,
): Promise<RenderedEmail> {
  const write = Object.hasOwn(letters, row.kind) ? letters[row.kind as EmailKind] : undefined
  if (!write) throw new Error(`There is no template for letters of the kind ${row.kind}`)
  const letter = { payload: JSON.parse(row.payload), locale: storedLocale(row.locale) }
  return (write as EmailTemplate<EmailKind>)(letter, desk)
}
