import type { AuditChange, AuditLine } from '#src/audit/audit.ts'
import { kindText } from '#src/audit/audit-kind.messages.ts'
import { firstAdminName } from '#src/core/first-admin.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { auditMessages, builtInPageText } from './audit.messages.ts'
import { AuditValue, fieldName, letterText } from './audit-value.tsx'
import { type StockLine, stockLines } from './stock-lines.ts'
import { StockValue } from './stock-value.tsx'

/** One line of the log: when, who and from where, what was done to which thing, and its old and new values. */
export function AuditEntry({ line }: { line: AuditLine }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const at = new Date(line.at)
  return (
    <li
      data-testid="audit-line"
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 p-4 text-sm lg:grid lg:gap-x-6 lg:grid-cols-[11rem_minmax(0,14rem)_minmax(0,1fr)]"
    >
      <DateTime
        date={muscatDate(at)}
        time={muscatTime(at)}
        className="text-muted max-lg:order-2 max-lg:text-xs"
      />
      <Who line={line} />
      <div className="grid content-start gap-1.5 max-lg:order-1 max-lg:w-full">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-normal">{kindText(line.kind, locale)}</span>
          <Thing line={line} />
        </p>
        {line.changes.length > 0 && (
          <ul className="grid gap-1">
            {line.changes.map(({ field, from, to }) => {
              const stock = field === 'stock' ? stockLines(textOf(from), textOf(to)) : []
              if (isBySize(stock))
                return (
                  <li key={field} className="grid gap-1">
                    <span className="text-muted">{fieldName(field, locale)}:</span>
                    <StockValue lines={stock} />
                  </li>
                )
              return (
                <li
                  key={field}
                  className="flex flex-wrap items-baseline gap-x-2 gap-y-1 has-[picture]:items-center"
                >
                  <span className="text-muted">{fieldName(field, locale)}:</span>
                  {from !== null && (
                    <>
                      <span className="text-muted">
                        <AuditValue field={field} value={from} />
                      </span>
                      <span aria-hidden="true" className="text-muted rtl:-scale-x-100">
                        →
                      </span>
                      <span className="sr-only">{words.becomes}</span>
                    </>
                  )}
                  <AuditValue field={field} value={to} />
                </li>
              )
            })}
          </ul>
        )}
        {line.forgotten && <p className="text-muted">{words.forgotten}</p>}
      </div>
    </li>
  )
}

function textOf(value: AuditChange['from']): string | null {
  return value === null ? null : String(value)
}

/** One number of a thing without sizes and colours stays in the line. */
function isBySize(lines: readonly StockLine[]): boolean {
  return lines.length > 1 || lines.some(({ name }) => name !== 'N/A / N/A')
}

function Who({ line: { actor, address } }: { line: AuditLine }) {
  const words = useMessages(auditMessages)
  const names: Record<string, unknown> = words
  const named = names[actor.role]
  const role = typeof named === 'string' ? named : actor.role
  // The first admin is called by the role until somebody gives a name.
  const isUnnamed = actor._id === null || (actor.name === firstAdminName && actor.role === 'admin')
  const name = isUnnamed ? undefined : (actor.name ?? words.deletedPerson)
  return (
    <div className="max-lg:order-3 max-lg:flex max-lg:flex-wrap max-lg:gap-x-2 max-lg:text-xs">
      <p className="wrap-anywhere">
        {name !== undefined && <bdi>{name}</bdi>}
        {name !== undefined && ' · '}
        <span className={name === undefined ? '' : 'text-muted'}>{role}</span>
      </p>
      {address !== null && (
        <p className="text-muted">
          <bdi>{words.address(address)}</bdi>
        </p>
      )}
    </div>
  )
}

/** The thing's name, leading to it where it has a page and is not gone by what was done. */
function Thing({ line: { kind, topic, thing } }: { line: AuditLine }) {
  const words = useMessages(auditMessages)
  const locale = useLocale()
  const href = useHref()
  if (thing._id === null && thing.name === '') return null
  const path = thing._id === null ? undefined : pathOf(kind, thing._id)
  const text = <bdi className="wrap-anywhere">{nameOf()}</bdi>
  const isThere = thing.name !== '' || topic !== 'customers'
  return path === undefined || !isThere ? (
    <span className="text-muted">{text}</span>
  ) : (
    <Link to={href(path)} className="text-wine underline underline-offset-4">
      {text}
    </Link>
  )

  function nameOf(): string {
    if (isAboutOrder(kind) && thing.name !== '') return `#${thing.name}`
    const page = kind.startsWith('page-') && builtInPageText(thing._id, locale)
    if (page) return page
    if (kind === 'letter-resent') return letterText(thing.name, locale)
    if (thing.name !== '') return dataText(locale, thing, 'name')
    if (topic === 'customers') return words.deletedCustomer
    if (kind.startsWith('message-')) return words.deletedMessage
    const isPerson = topic === 'people' || (topic === 'sign-ins' && kind !== 'call-refused')
    return isPerson ? words.deletedPerson : (thing._id ?? '')
  }
}

/** What is done to an order, its money, its receipt or its return. */
function isAboutOrder(kind: string): boolean {
  return /^(?:order|receipt|return|payment|refund)-/.test(kind)
}

function pathOf(kind: string, id: string): string | undefined {
  if (/-deleted$|^products-imported$/.test(kind)) {
    // A note goes, and its customer stays.
    if (kind !== 'customer-note-deleted') return undefined
  }
  const part = encodeURIComponent(id)
  if (isAboutOrder(kind)) return `/dashboard/order-overview/${part}`
  if (kind.startsWith('product-')) return `/dashboard/update/${part}`
  if (kind.startsWith('customer-')) return `/dashboard/customer/${part}`
  if (kind.startsWith('courier-')) return `/dashboard/couriers/${part}`
  if (kind.startsWith('message-')) return `/dashboard/inbox?message=${part}`
  if (kind.startsWith('slide-')) return `/dashboard/updateSlider/${part}`
  if (kind === 'role-changed') return '/dashboard/allUsers'
  return undefined
}
