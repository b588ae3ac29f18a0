import { languages, locales } from '#src/core/locale.ts'
import { rememberLanguage } from '#src/i18n/language-cookie.ts'
import { pathIn, plainPath } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { useOnceHydrated } from '#src/ui/use-hydrated.ts'

/** This page in the other languages. Plain links: document, fonts and direction all change with them. */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { pathname, search, hash } = useLocation()
  const locale = useLocale()
  // The kept page knows its path but not every query it was asked with.
  const rest = useOnceHydrated(search + hash, '')
  return locales
    .filter((other) => other !== locale)
    .map((other) => (
      <a
        key={other}
        href={pathIn(other, plainPath(pathname)) + rest}
        hrefLang={other}
        lang={other}
        onClick={() => rememberLanguage(other)}
        data-testid="language-switch"
        className={`inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2 text-md hover:bg-sunken ${languages[other].script === 'latin' ? '' : 'font-local'} ${className}`}
      >
        {languages[other].name}
      </a>
    ))
}
