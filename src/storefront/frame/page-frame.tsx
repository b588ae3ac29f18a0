import { lazy, type ReactNode, Suspense } from 'react'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { ContactButton } from '#src/storefront/menu/contact-button.tsx'
import { storefrontMessages } from '#src/storefront/menu/storefront.messages.ts'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { NavigationProgress } from '#src/ui/page/navigation-progress.tsx'
import { useFocusAfterNavigation } from '#src/ui/page/use-focus-after-navigation.ts'
import type { Place } from '#src/ui/router/location.ts'
import { PlaceContext } from '#src/ui/router/use-router.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

// Nobody waits for it; where it does not come, the page is as it was.
const OfflineShell = lazy(() =>
  import('#src/offline/offline-shell.tsx').catch(() => ({ default: () => null })),
)

/**
 * What stands around every page of the shop, its error pages included; pages have a place of their own, which stays when
 * they are left.
 */
export function PageFrame({ place, children }: { place: Place; children: ReactNode }) {
  const words = useMessages(storefrontMessages)
  const main = useFocusAfterNavigation(place)
  return (
    <>
      <link rel="manifest" href={useHref()('/manifest.webmanifest')} />
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <PlaceContext value={place}>{header}</PlaceContext>
      <main ref={main} id="main" tabIndex={-1} className="min-h-[60vh] scroll-mt-32 outline-none">
        <NavigationProgress />
        {children}
      </main>
      {/* Hydrated by itself, after the page; its edge is made here, so that React sees it is passed something new when a page is gone to before. */}
      <PlaceContext value={place}>
        <Suspense>{foot}</Suspense>
      </PlaceContext>
    </>
  )
}

// The same elements for ever: of a page that is gone to, only what asks where it is is rendered anew.
const header = (
  <Header>
    <WhatIsOffline />
  </Header>
)

const foot = (
  <>
    <Footer />
    <ContactButton />
    <BottomBar />
    <Toaster />
  </>
)

/** By itself, or header and footer would be rendered anew, and hydrated at once, when the page is hydrated. */
function WhatIsOffline() {
  return <Suspense>{useHydrated() && <OfflineShell />}</Suspense>
}
