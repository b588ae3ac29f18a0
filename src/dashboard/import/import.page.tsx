import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { ExportFiles } from './export-files.tsx'
import { importMessages } from './import.messages.ts'
import { ImportFile } from './import-file.tsx'

/** /dashboard/import: products, orders and customers as files, and products from a file. */
export default function ImportPage() {
  const words = useMessages(importMessages)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="mb-6 screen-title">{words.title}</h1>
      <ExportFiles />
      <ImportFile />
    </div>
  )
}
