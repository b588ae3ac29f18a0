import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Toaster } from '#src/ui/toaster.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ContactButton } from './contact-button.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { storefrontMessages } from './storefront.messages.ts'

/** What stands around every page of the shop, its error pages included. */
export function PageFrame({ children }: { children: ReactNode }) {
  const words = useMessages(storefrontMessages)
  const main = useFocusAfterNavigation()
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-wine px-5 py-3 text-on-wine focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {words.skipToContent}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] scroll-mt-32 outline-none">
        <NavigationProgress />
        {children}
      </main>
      <Footer />
      <ContactButton />
      <BottomBar />
      <Toaster />
    </>
  )
}

/** A new page starts at its beginning for the keyboard and for screen readers too, not only for the eye (P11). */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
