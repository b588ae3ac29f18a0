import { DemoNotice } from '#src/opening/opening-card.tsx'
import { Reports } from '#src/orders/sales-report/reports.tsx'

/** /dashboard/reports: the shop in a range of days (O35), and which orders count while the demo is here (B3). */
export default function ReportsPage() {
  return <Reports notice={<DemoNotice />} />
}
