import { lazy, type ReactNode, Suspense } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ContactButton } from '#src/storefront/menu/contact-button.tsx'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { NavigationProgress } from '#src/ui/page/navigation-progress.tsx'
import { useFocusAfterNavigation } from '#src/ui/page/use-focus-after-navigation.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

// Nobody waits for it; where it does not come, the page is as it was.
const OfflineShell = lazy(() =>
  import('#src/offline/offline-shell.tsx').catch(() => ({ default: () => null })),
)

/** What stands around every page of the shop, its error pages included. */
export function PageFrame({ children }: { children: ReactNode }) {
  const words = useMessages(storefrontMessages)
  const main = useFocusAfterNavigation()
  return (
    <>
      <link rel="manifest" href={useHref()('/manifest.webmanifest')} />
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <Header>
        <WhatIsOffline />
      </Header>
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

/** By itself, or header and footer would be rendered anew, and hydrated at once, when the page is hydrated. */
function WhatIsOffline() {
  return <Suspense>{useHydrated() && <OfflineShell />}</Suspense>
}
