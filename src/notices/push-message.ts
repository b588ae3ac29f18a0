import { type Locale, locales, mainLocale, type Text } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { plural } from '#src/i18n/messages.ts'
import { noticeText } from './notice.messages.ts'
import type { NoticeKind } from './notice.ts'
import { noticePath, thingText } from './notice-path.ts'
import type { PushMessage } from './push.ts'

/** What is told at a time, one by one; of more, such as those of a quiet night, their number. */
const mostSingly = 3

type Told = { id: string; kind: string; thing_id: string; thing_name: string }

/** What a device is told of these notices, in its language. */
export function pushMessages(notices: readonly Told[], typedLocale: string): PushMessage[] {
  const lang = locales.find((one) => one === typedLocale) ?? mainLocale
  if (notices.length > mostSingly) return [sum(notices.length, lang)]
  return notices.map(({ id, kind, thing_id, thing_name }) => ({
    title: noticeText(kind, lang),
    body: thingText(kind as NoticeKind, thing_name),
    path: pathIn(lang, noticePath(kind as NoticeKind, thing_id)),
    tag: id,
    lang,
  }))
}

function sum(count: number, lang: Locale): PushMessage {
  const title = { en: englishSum(count), ar: arabicSum(count) } satisfies Text
  return { title: title[lang], body: '', path: pathIn(lang, '/dashboard/orders'), tag: 'several', lang }
}

function englishSum(count: number): string {
  return plural('en', count, { one: '# new notice', other: '# new notices' })
}

function arabicSum(count: number): string {
  return plural('ar', count, {
    one: 'إشعار جديد',
    two: 'إشعاران جديدان',
    few: '# إشعارات جديدة',
    many: '# إشعارًا جديدًا',
    other: '# إشعار جديد',
  })
}
