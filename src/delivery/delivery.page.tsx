import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { deliveryEditQuery } from './delivery-edit.query.ts'
import { DeliveryForm } from './delivery-form.tsx'

/** /dashboard/delivery: zones and days, the admin's alone (I9, O40). */
export default function DeliveryPage() {
  const words = useMessages(deliveryMessages)
  const { data, isError, refetch } = useQuery(deliveryEditQuery(useApi()))
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-8 text-muted">{words.lead}</p>
      {data && <DeliveryForm opened={data.settings} zones={data.zones} />}
      {!data && isError && (
        <Empty title={words.failedLoad} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !isError && <FieldSkeletons label={words.loading} />}
    </div>
  )
}
