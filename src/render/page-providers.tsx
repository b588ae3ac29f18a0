import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Locale } from '#src/core/locale.ts'
import { LocaleContext } from '#src/i18n/use-locale.ts'
import { type Api, ApiContext } from '#src/ui/data/api.ts'

/** What every screen finds around itself, on both sides. */
export function PageProviders({
  locale,
  api,
  queries,
  children,
}: {
  locale: Locale
  api: Api
  queries: QueryClient
  children: ReactNode
}) {
  return (
    <LocaleContext value={locale}>
      <ApiContext value={api}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </ApiContext>
    </LocaleContext>
  )
}
