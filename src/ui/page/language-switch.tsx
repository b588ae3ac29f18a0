import { useLocation } from 'react-router'
import { pathIn, plainPath } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** This page in the other language. A plain link: document, fonts and direction all change with it. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search, hash } = useLocation()
  const other = useLocale() === 'ar' ? 'en' : 'ar'
  // The kept page knows its path but not every query it was asked with.
  const rest = useHydrated() ? search + hash : ''
  return (
    <a
      href={pathIn(other, plainPath(pathname)) + rest}
      hrefLang={other}
      lang={other}
      data-testid="language-switch"
      className={`inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 text-md hover:bg-sunken ${other === 'ar' ? 'font-local' : ''} ${className}`}
    >
      {other === 'ar' ? 'العربية' : 'English'}
    </a>
  )
}
