import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { WaitingOrderNotice } from '#src/orders/waiting-notice/waiting-order-notice.tsx'
import { offlineMessages } from './offline.messages.ts'
import { useConnection } from './use-connection.ts'
import { useServiceWorker } from './use-service-worker.ts'

/** What stands below the header while there is no line, or an order waits for one. */
export default function OfflineShell(): ReactNode {
  const words = useMessages(offlineMessages)
  const { lost } = useConnection()
  useServiceWorker()
  return (
    <>
      <p
        role="status"
        className="border-t border-hairline bg-sunken px-4 py-2 text-center text-sm empty:hidden print:hidden"
      >
        {lost && words.lost}
      </p>
      <WaitingOrderNotice />
    </>
  )
}
