import { ECDH } from 'node:crypto'
import * as z from 'zod'
import { type Locale, locales } from '#src/core/locale.ts'
import { muscatTime24 } from '#src/core/muscat.ts'
import { noticeKinds } from './notice.ts'

const minuteMs = 60_000

/** The push services of the browsers there are, by the end of their hosts; the shop calls no other address (N4). */
const services = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const

const texts = {
  service: {
    en: 'The push service of this browser is not known to the shop.',
    ar: 'خدمة الإشعارات في هذا المتصفح غير معروفة لدى المتجر.',
  },
  time: {
    en: 'A time of day such as 22:00.',
    ar: 'وقت من اليوم مثل 22:00.',
  },
}

const timeOfDay = z
  .string()
  .max(5)
  .refine((time) => time === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time), { params: { text: texts.time } })
  .meta({ description: 'A time of day in Muscat such as 22:00, or empty' })

/** What somebody wants to be told on a device, and when not. */
export const PushChoice = z
  .object({
    kinds: z.array(z.enum(noticeKinds)).min(1).max(noticeKinds.length),
    quietFrom: timeOfDay,
    quietTo: timeOfDay,
  })
  .meta({ id: 'PushChoice' })
export type PushChoice = z.infer<typeof PushChoice>

/** A browser's subscription as `PushSubscription.toJSON()` has it, with what its owner chose. */
export const PushDevice = PushChoice.extend({
  endpoint: z
    .string()
    .max(1000)
    .refine(isPushService, { params: { text: texts.service } }),
  keys: z.object({
    p256dh: z.string().max(100).refine(isPoint),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
  locale: z.enum(locales).meta({ description: 'The language it is told in' }),
}).meta({ id: 'PushDevice' })
export type PushDevice = z.infer<typeof PushDevice>

/** Whether an address is one of a known push service, over https and with nothing about it that is not its path. */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false
  return services.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/** Whether a text is a key of P-256, not compressed, as browsers make them. */
function isPoint(key: string): boolean {
  try {
    const bytes = Buffer.from(key, 'base64url')
    return bytes.length === 65 && ECDH.convertKey(bytes, 'prime256v1').length === 65
  } catch {
    return false
  }
}

/** Until when nothing is told of what came at `now`: the end of the quiet hours in Muscat; undefined outside of them. */
export function quietUntil({ quietFrom, quietTo }: Pick<PushChoice, 'quietFrom' | 'quietTo'>, now: Date) {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return undefined
  const time = muscatTime24(now)
  const isQuiet =
    quietFrom < quietTo ? quietFrom <= time && time < quietTo : quietFrom <= time || time < quietTo
  if (!isQuiet) return undefined
  const minutes = (minuteOf(quietTo) - minuteOf(time) + 24 * 60) % (24 * 60)
  const begun = Math.floor(now.getTime() / minuteMs) * minuteMs
  return new Date(begun + minutes * minuteMs)
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** What a service worker is told; nothing in it is personal beyond the number of an order (N1). */
export type PushMessage = {
  title: string
  body: string
  /** Where a tap leads. */
  path: string
  /** One that comes again replaces what it repeats. */
  tag: string
  lang: Locale
}
