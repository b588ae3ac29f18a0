import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { dashboardMessages } from './dashboard.messages.ts'

/** The error page of the dashboard (product.md section 2). A whole reload also brings the files of an updated shop. */
export function DashboardError({ again = () => location.reload() }: { again?: () => void }) {
  const words = useMessages(dashboardMessages)
  return (
    <>
      <PageHead title={words.failedTitle} shopName={useShopName()} />
      <Empty
        heading
        title={words.failedTitle}
        text={words.failedText}
        action={<Button onClick={again}>{words.tryAgain}</Button>}
      />
    </>
  )
}
