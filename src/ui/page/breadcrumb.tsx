import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'

/** A step on the way here; the last one has no `to`: it is this page. */
export type Crumb = { label: string; to?: string }

type BreadcrumbProps = {
  crumbs: readonly Crumb[]
  /** Cuts long names, the way home never, rather than take a second line, which would move what stands below; phones show the step back alone. */
  oneLine?: boolean
  className?: string
}

export function Breadcrumb({ crumbs, oneLine = false, className = '' }: BreadcrumbProps) {
  const words = useMessages(uiMessages)
  return (
    <nav aria-label={words.breadcrumb} className={`print:hidden ${className}`}>
      <ol
        className={`flex items-center gap-x-1.5 text-sm text-muted ${oneLine ? '*:first:shrink-0 *:last:shrink-[99] [&_a]:truncate' : 'flex-wrap'}`}
      >
        {crumbs.map((crumb, place) => (
          <li
            key={`${crumb.to ?? ''} ${crumb.label}`}
            className={`flex min-w-0 items-center gap-x-1.5 ${oneLine && place !== crumbs.length - 2 ? 'max-md:hidden' : ''}`}
          >
            {crumb.to === undefined ? (
              <span aria-current="page" className={`py-1 text-ink ${oneLine ? 'truncate' : ''}`}>
                {crumb.label}
              </span>
            ) : (
              <>
                {oneLine && <ChevronIcon to="start" size={14} className="md:hidden" />}
                <Link to={crumb.to} className="py-1 underline-offset-4 hover:text-ink hover:underline">
                  {crumb.label}
                </Link>
                <ChevronIcon to="end" size={14} className={oneLine ? 'max-md:hidden' : ''} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
