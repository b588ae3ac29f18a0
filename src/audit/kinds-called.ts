import { fold } from '#src/core/fold.ts'
import { locales } from '#src/core/locale.ts'
import { kindTexts } from './audit-kind.messages.ts'
import { type AuditKind, auditKinds } from './audit-kind.ts'

/** The kinds of lines that are shown in words which contain this, in any language. */
export function kindsCalled(text: string): AuditKind[] {
  const asked = fold(text)
  const isCalled = (kind: AuditKind) => locales.some((one) => fold(kindTexts[kind][one]).includes(asked))
  return (Object.keys(auditKinds) as AuditKind[]).filter(isCalled)
}
