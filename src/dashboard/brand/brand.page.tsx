import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import { settingsEditQuery } from '#src/settings/settings-edit.query.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { brandMessages } from './brand.messages.ts'
import { BrandForm } from './brand-form.tsx'

/** /dashboard/brand (B1): the admin's alone (I9). */
export default function BrandPage() {
  const words = useMessages(brandMessages)
  const { data, isError, refetch } = useQuery(settingsEditQuery(useApi()))
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-8 max-w-prose text-muted">{words.lead}</p>
      {data && <BrandForm opened={data} />}
      {!data && isError && (
        <Empty title={words.failedLoad} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !isError && <FieldSkeletons label={words.loading} />}
    </div>
  )
}
