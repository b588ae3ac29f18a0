import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { CategoryList } from './category-list.tsx'
import { staffTreeQuery } from './category-tree.query.ts'
import { RemoveShelf } from './remove-shelf.tsx'
import type { ShelfAsked } from './shelf-asked.ts'
import { ShelfForm } from './shelf-form.tsx'

/** /dashboard/categories: the tree of categories as the owner changes it (P15). */
export default function CategoriesPage() {
  const words = useMessages(categoriesMessages)
  const { data: tree, isError, refetch } = useQuery({ ...staffTreeQuery(useApi()), refetchOnMount: 'always' })
  const [asked, ask] = useState<ShelfAsked>()
  const done = () => ask(undefined)
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.title}</h1>
        <Button size="small" onClick={() => ask({ to: 'add' })}>
          <PlusIcon size={20} />
          {words.add}
        </Button>
        <p className="col-span-2 max-w-prose text-muted max-sm:text-sm">{words.lead}</p>
      </div>
      {tree && <CategoryList tree={tree} onAsk={ask} />}
      {!tree && isError && (
        <Empty title={words.failedList} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!tree && !isError && (
        <div role="status" aria-label={words.loading} className="grid gap-4">
          {[1, 2, 3, 4].map((row) => (
            <LineSkeleton key={row} className="w-1/2" />
          ))}
        </div>
      )}
      {tree && asked && asked.to !== 'remove' && <ShelfForm tree={tree} asked={asked} onDone={done} />}
      {tree && asked?.to === 'remove' && <RemoveShelf tree={tree} asked={asked} onDone={done} />}
    </div>
  )
}
