import { useEffect } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { MoonIcon, SunIcon } from '#src/ui/icons.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'

/**
 * Light or dark, kept in this browser. The document's script has set the theme before the first paint, and CSS shows
 * the words of the other one, so the page is the same for everybody. Another tab's choice counts here at once.
 */
export function ThemeToggle({
  wide = false,
  className = 'text-base',
}: {
  wide?: boolean
  /** The size of the words of the wide form. */
  className?: string
}) {
  const words = useMessages(uiMessages)
  const word = wide ? '' : 'sr-only'
  useEffect(() => {
    addEventListener('storage', takeTheme)
    return () => removeEventListener('storage', takeTheme)
  }, [])
  return (
    <button
      type="button"
      onClick={switchTheme}
      data-testid="theme-toggle"
      className={`${wide ? `inline-flex min-h-11 items-center gap-3 ${className}` : buttonClass('quiet', 'icon')} noscript:hidden`}
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

function takeTheme({ key, newValue }: StorageEvent) {
  if (key === 'theme' && (newValue === 'light' || newValue === 'dark'))
    document.documentElement.dataset.theme = newValue
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
