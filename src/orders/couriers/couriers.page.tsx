import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { courierMessages } from './courier.messages.ts'
import { couriersQuery } from './courier.query.ts'
import { CourierDialog } from './courier-dialog.tsx'
import { CourierRow } from './courier-row.tsx'
import { SettleDialog } from './settle-dialog.tsx'

type Open = { what: 'edit' | 'cash'; id: string | undefined }

/** /dashboard/couriers: who brings orders, and the cash that is due from each (O31, O32). */
export default function CouriersPage() {
  const words = useMessages(courierMessages)
  const { data: couriers, isError, refetch } = useQuery(couriersQuery(useApi()))
  const [open, setOpen] = useState<Open>()
  const courier = couriers?.find(({ _id }) => _id === open?.id)
  const close = () => setOpen(undefined)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        <Button size="small" onClick={() => setOpen({ what: 'edit', id: undefined })}>
          <PlusIcon size={20} className="max-sm:hidden" />
          {words.add}
        </Button>
        <p className="col-span-2 text-muted max-sm:text-sm">{words.lead}</p>
      </div>
      {!couriers && !isError && <RowSkeletons label={words.loading} rows={3} />}
      {!couriers && isError && (
        <Empty
          title={words.failedList}
          action={<Button onClick={() => void refetch()}>{words.again}</Button>}
        />
      )}
      {couriers?.length === 0 && <Empty title={words.emptyTitle} text={words.emptyText} />}
      {couriers && couriers.length > 0 && (
        <ul
          className="divide-y divide-hairline rounded-lg border border-hairline bg-raised text-sm"
          aria-label={words.title}
        >
          {couriers.map((one) => (
            <CourierRow
              key={one._id}
              courier={one}
              onEdit={() => setOpen({ what: 'edit', id: one._id })}
              onCash={() => setOpen({ what: 'cash', id: one._id })}
            />
          ))}
        </ul>
      )}
      {open?.what === 'edit' && <CourierDialog courier={courier} onClose={close} />}
      {open?.what === 'cash' && courier && <SettleDialog courier={courier} onClose={close} />}
    </div>
  )
}
