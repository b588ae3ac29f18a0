import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { productTableQuery, type TableFilter } from '#src/catalogue/admin/admin-product.query.ts'
import { mostCounted } from '#src/catalogue/product/buying.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { ChooseAllBox, ChooseBox } from '#src/ui/choose-box.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useSearchParams } from '#src/ui/router/use-router.ts'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ChangeManyDialog } from './change-many-dialog.tsx'
import { ProductRow } from './product-row.tsx'
import { productTableMessages } from './product-table.messages.ts'
import { ProductTools } from './product-tools.tsx'
import { tableFilterIn } from './table-filter.ts'
import { useProductActions } from './use-product-actions.ts'

/** All products in the order and narrowing that stand in the address bar. */
export function ProductTable() {
  const [asked] = useSearchParams()
  const filter = tableFilterIn(asked)
  return (
    <>
      <ProductTools filter={filter} />
      {/* What is selected belongs to what is shown. */}
      <Rows key={JSON.stringify(filter)} filter={filter} />
    </>
  )
}

function Rows({ filter }: { filter: TableFilter }) {
  const words = useMessages(productTableMessages)
  const list = useInfiniteQuery(productTableQuery(useApi(), filter))
  const { remove, change } = useProductActions()
  const [changing, setChanging] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())

  if (!list.data) {
    if (!list.isError) return <RowSkeletons label={words.loading} pictures rowClass="min-h-18 md:min-h-15" />
    return (
      <Empty title={words.failed} action={<Button onClick={() => list.refetch()}>{words.again}</Button>} />
    )
  }
  const products = list.data.pages.flatMap(({ data }) => data)
  const total = list.data.pages[0]?.total ?? products.length
  if (products.length === 0) return <NoProducts filter={filter} />

  const orMore = filter.searchQuery !== undefined && total >= mostCounted
  const selected = products.map(({ _id }) => _id).filter((id) => picked.has(id))
  const all = selected.length === products.length
  const chooseAll = {
    checked: all,
    some: selected.length > 0 && !all,
    onChange: () => setPicked(all ? new Set() : new Set(products.map(({ _id }) => _id))),
  }
  function pick(id: string, on: boolean) {
    const next = new Set(picked)
    if (on) next.add(id)
    else next.delete(id)
    setPicked(next)
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between gap-x-4 text-sm text-muted max-md:-my-2.5">
        {/* On phones the table has no head to choose all from. */}
        <ChooseAllBox {...chooseAll} label={words.selectAll} className="relative z-1 text-ink md:hidden" />
        <p role="status">{orMore ? words.totalOrMore(total) : words.total(total)}</p>
      </div>
      {/* Of fixed columns: none moves when more rows or the names of categories arrive. */}
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-lg border border-hairline bg-raised text-sm max-md:block">
        <thead className="max-md:sr-only">
          <tr className="*:sticky *:top-0 max-lg:*:top-14 *:z-10 *:border-b *:border-hairline *:bg-raised *:px-3 max-[75rem]:*:px-2 *:py-2.5 *:font-normal *:text-muted">
            <td className="w-11 rounded-ss-lg">
              <ChooseBox
                {...chooseAll}
                aria-label={words.selectAll}
                className="-m-1 max-md:hidden pointer-coarse:-m-3"
              />
            </td>
            <th scope="col" className="text-start">
              {words.product}
            </th>
            <th scope="col" className="w-[17%] text-start max-[75rem]:hidden">
              {words.category}
            </th>
            <th scope="col" className="w-31 text-end rtl:text-start">
              {words.price}
            </th>
            <th scope="col" className="w-27 text-start">
              {words.stock}
            </th>
            <th scope="col" className="w-21 text-start min-[75rem]:w-23">
              {words.visibility}
            </th>
            <th scope="col" className="w-26 rounded-se-lg text-end min-[75rem]:w-28">
              {words.actions}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {products.map((product) => (
            <ProductRow
              key={product._id}
              product={product}
              picked={picked.has(product._id)}
              onPick={(on) => pick(product._id, on)}
              onDelete={() => remove(product)}
            />
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <span className="figures mt-4">
          {orMore ? words.shownOfMore(products.length, total) : words.shown(products.length, total)}
        </span>
        <ShowMore list={list} label={words.more} />
      </div>
      {changing && (
        <ChangeManyDialog
          products={products.filter(({ _id }) => picked.has(_id))}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false)
            setPicked(new Set())
          }}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onClear={() => setPicked(new Set())}
          onChange={() => setChanging(true)}
          onAct={async (action) => {
            if (await change(selected, action)) setPicked(new Set())
          }}
        />
      )}
    </>
  )
}

function NoProducts({ filter }: { filter: TableFilter }) {
  const words = useMessages(productTableMessages)
  const href = useHref()
  const { sort, ...narrowed } = filter
  if (Object.keys(narrowed).length > 0)
    return (
      <Empty
        title={words.nothingFound}
        text={words.nothingFoundText}
        action={
          <Link to={href('/dashboard/allProducts')} className={buttonClass('secondary')}>
            {words.showAll}
          </Link>
        }
      />
    )
  return (
    <Empty
      title={words.empty}
      text={words.emptyText}
      action={
        <Link to={href('/dashboard/addProduct')} className={buttonClass()}>
          {words.add}
        </Link>
      }
    />
  )
}
