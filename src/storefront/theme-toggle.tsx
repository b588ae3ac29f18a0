import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { MoonIcon, SunIcon } from '#src/ui/icons.tsx'
import { storefrontMessages } from './storefront.messages.ts'

/**
 * Light or dark, kept in this browser. The document's script has set the theme before the first paint, and CSS shows
 * the words of the other one, so the page is the same for everybody.
 */
export function ThemeToggle({ wide = false }: { wide?: boolean }) {
  const words = useMessages(storefrontMessages)
  const word = wide ? '' : 'sr-only'
  return (
    <button
      type="button"
      onClick={switchTheme}
      data-testid="theme-toggle"
      className={`${wide ? 'inline-flex min-h-11 items-center gap-3 text-base' : buttonClass('quiet', 'icon')} noscript:hidden`}
    >
      <span className="inline-flex items-center gap-3 dark:hidden">
        <MoonIcon />
        <span className={word}>{words.darkMode}</span>
      </span>
      <span className="hidden items-center gap-3 dark:inline-flex">
        <SunIcon />
        <span className={word}>{words.lightMode}</span>
      </span>
    </button>
  )
}

function switchTheme() {
  const root = document.documentElement
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
  }
}
