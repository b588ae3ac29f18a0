import { type AuditKind, auditKinds } from '#src/audit/audit-kind.ts'
import { fold } from '#src/core/fold.ts'
import { locales } from '#src/core/locale.ts'
import { kindTexts } from './audit.messages.ts'

/** The kinds of lines that are shown in words which contain this, in any language. */
export function kindsCalled(text: string): AuditKind[] {
  const asked = fold(text)
  const isCalled = (kind: AuditKind) => locales.some((one) => fold(kindTexts[kind][one]).includes(asked))
  return (Object.keys(auditKinds) as AuditKind[]).filter(isCalled)
}
