import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesMessages } from '#src/catalogue/shelving/categories.messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import type { StaffCollection } from './collection-body.ts'
import { CollectionForm } from './collection-form.tsx'
import { CollectionList } from './collection-list.tsx'
import { curatingMessages } from './curating.messages.ts'
import { editCollectionsQuery } from './curating.query.ts'

/** /dashboard/collections: goods from any category, by hand or by rule (P18). */
export default function CollectionsPage() {
  const words = useMessages(curatingMessages)
  const shelving = useMessages(categoriesMessages)
  const { data, isError, refetch } = useQuery({ ...editCollectionsQuery(useApi()), refetchOnMount: 'always' })
  const [open, setOpen] = useState<StaffCollection | 'new'>()
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        <Button size="small" onClick={() => setOpen('new')}>
          <PlusIcon size={20} />
          {words.add}
        </Button>
        <p className="col-span-2 max-w-prose text-muted max-sm:text-sm">{words.lead}</p>
      </div>
      {data && data.length > 0 && <CollectionList collections={data} onEdit={setOpen} />}
      {data?.length === 0 && <Empty title={words.none} text={words.noneText} />}
      {!data && isError && (
        <Empty
          title={words.failedList}
          action={<Button onClick={() => refetch()}>{shelving.again}</Button>}
        />
      )}
      {!data && !isError && (
        <RowSkeletons label={shelving.loading} rows={4} rowClass="min-h-24 md:min-h-16" />
      )}
      {open && (
        <CollectionForm opened={open === 'new' ? undefined : open} onDone={() => setOpen(undefined)} />
      )}
    </div>
  )
}
