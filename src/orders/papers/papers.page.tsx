import './invoice.css'
import './papers.css'
import { useQuery } from '@tanstack/react-query'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { allOrdersPath } from '#src/orders/order/order-lists.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { orderTaxQuery } from '#src/tax/tax.query.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { ChevronIcon, PrintIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useLocation, useNavigate } from '#src/ui/router/use-router.ts'
import { mostPrinted, type PaperKind, paperKinds, printPath, readPrint } from './paper-kind.ts'
import { PaperSheets } from './paper-sheets.tsx'
import { PaperSkeleton } from './paper-skeleton.tsx'
import { papersMessages } from './papers.messages.ts'
import { printedOrdersQuery } from './papers.query.ts'

/** /dashboard/print: one kind of paper about 1 to 100 orders, as one print. Invoices are the admin's alone (section 6). */
export default function PapersPage() {
  const words = useMessages(papersMessages)
  const { role } = usePerson()
  const { search } = useLocation()
  const asked = readPrint(new URLSearchParams(search))
  const kinds = paperKinds.filter((kind) => kind !== 'invoice' || role === 'admin')
  const kind = kinds.includes(asked.kind) ? asked.kind : 'slip'
  const ids = asked.ids.slice(0, mostPrinted)
  return (
    <>
      <PageHead title={words[kind]} shopName={useShopName()} />
      <Papers key={ids.join()} kind={kind} kinds={kinds} ids={ids} tooMany={asked.ids.length > ids.length} />
    </>
  )
}

type PapersProps = { kind: PaperKind; kinds: readonly PaperKind[]; ids: string[]; tooMany: boolean }

function Papers({ kind, kinds, ids, tooMany }: PapersProps) {
  const words = useMessages(papersMessages)
  const [api, href, navigate] = [useApi(), useHref(), useNavigate()]
  const { data: settings } = useQuery(settingsQuery(api))
  const {
    data: orders,
    error,
    refetch,
  } = useQuery({ ...printedOrdersQuery(api, ids), enabled: ids.length > 0 })
  const tax = useQuery({ ...orderTaxQuery(api, ids), enabled: kind === 'invoice' && ids.length > 0 })
  const heading = (
    <h1 tabIndex={-1} className="screen-title outline-none">
      {words.title}
    </h1>
  )
  if (error) {
    const again = <Button onClick={() => void refetch()}>{words.again}</Button>
    return (
      <>
        {heading}
        <Empty title={words.failedTitle} text={words.failedText} action={again} />
      </>
    )
  }
  if (ids.length === 0 || orders?.length === 0) {
    return (
      <>
        {heading}
        <Empty title={words.emptyTitle} text={words.emptyText} action={<BackLink ids={[]} />} />
      </>
    )
  }
  const missing = ids.length - (orders?.length ?? ids.length)
  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-4">
        {heading}
        <Button
          size="small"
          onClick={() => window.print()}
          disabled={!settings || !orders || tax.isLoading}
          className="touchable"
        >
          <PrintIcon size={18} />
          {words.print}
        </Button>
      </div>
      <PillChoice
        legend={words.kind}
        hideLegend
        name="paper-kind"
        value={kind}
        onChoose={(value) => {
          const chosen = kinds.find((one) => one === value) ?? kind
          void navigate(href(printPath(chosen, ids)), { replace: true, preventScrollReset: true })
        }}
        pills={kinds.map((value) => ({ value, label: words[value] }))}
        // Each kind has one line, and from a tablet on all of them together.
        className="mb-3 max-sm:[&_label]:px-1 sm:max-xl:[&_label]:px-2 max-xl:[&_label]:text-xs max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-2"
      />
      <p role="status" className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-muted">
        <BackLink ids={ids} />
        <span>{words.count(orders?.length ?? ids.length)}</span>
        {missing > 0 && <span className="font-normal text-brick">{words.missing(missing)}</span>}
        {tooMany && <span className="font-normal text-brick">{words.tooMany(mostPrinted)}</span>}
      </p>
      {settings && orders && !tax.isLoading ? (
        // A label keeps its measures: a phone looks at a part of it at a time.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can move what it scrolls.
        <section aria-label={words.preview} tabIndex={0} className="papers">
          <PaperSheets {...{ kind, orders, settings }} now={new Date()} documents={tax.data ?? []} />
        </section>
      ) : (
        <PaperSkeleton label={words.loading} />
      )}
    </>
  )
}

function BackLink({ ids }: { ids: readonly string[] }) {
  const words = useMessages(papersMessages)
  const href = useHref()
  const [id, ...others] = ids
  const isOne = id !== undefined && others.length === 0
  return (
    <Link
      to={href(isOne ? `/dashboard/order-overview/${id}` : allOrdersPath)}
      className={
        ids.length === 0 ? buttonClass('secondary') : 'inline-flex min-h-9 items-center gap-1 text-link'
      }
    >
      {ids.length > 0 && <ChevronIcon to="start" size={16} />}
      {isOne ? words.backToOrder : words.backToOrders}
    </Link>
  )
}
