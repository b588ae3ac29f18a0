import { type ReactNode, Suspense } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ContactButton } from '#src/storefront/menu/contact-button.tsx'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { NavigationProgress } from '#src/ui/page/navigation-progress.tsx'
import { useFocusAfterNavigation } from '#src/ui/page/use-focus-after-navigation.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What stands around every page of the shop, its error pages included. */
export function PageFrame({ children }: { children: ReactNode }) {
  const words = useMessages(storefrontMessages)
  const main = useFocusAfterNavigation()
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <Header />
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] scroll-mt-32 outline-none">
        <NavigationProgress />
        {children}
      </main>
      {/* Hydrated by itself, after the page. */}
      <Suspense>
        <Footer />
        <ContactButton />
        <BottomBar />
        <Toaster />
      </Suspense>
    </>
  )
}
