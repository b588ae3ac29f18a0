import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { writtenPageQuery } from '#src/content/page/page.query.ts'
import { zonesQuery } from '#src/delivery/delivery.query.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { ComplaintsPolicy } from './complaints-policy.tsx'
import { DeliveryPolicy } from './delivery-policy.tsx'
import { PaymentPolicy } from './payment-policy.tsx'
import { policiesMessages } from './policies.messages.ts'
import { PrivacyPolicy } from './privacy-policy.tsx'
import { ReturnsPolicy } from './returns-policy.tsx'
import { WrittenOr } from './written-page.tsx'

const chapters = ['delivery', 'payment', 'returns', 'complaints', 'privacy'] as const

const slug = 'policies'

export async function loader({ queries, api, locale }: PageArguments) {
  await Promise.all([
    orNotFound(queries.ensureQueryData(writtenPageQuery(api, slug, locale))),
    queries.ensureQueryData(zonesQuery(api)),
  ])
  return null
}

/** The owner's policies, and the shop's own until she wrote some (W1). */
export default function PoliciesPage() {
  return <WrittenOr slug={slug}>{() => <Policies />}</WrittenOr>
}

/** What a shopper can hold the shop to (product.md section 9, M5, O8, O15, F2). */
function Policies() {
  const words = useMessages(policiesMessages)
  return (
    <div className="page pt-10 desk:pt-16">
      <PageHead
        title={words.title}
        shopName={useShopName()}
        description={words.description}
        path="/policies"
      />
      <header className="max-w-2xl">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="mt-4 text-lg text-muted">{words.lead}</p>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 desk:mt-14 desk:grid-cols-[12rem_minmax(0,42rem)] lg:gap-x-24">
        <nav aria-label={words.contents} className="desk:-mt-2 desk:sticky desk:top-28 desk:self-start">
          <ul className="flex flex-wrap gap-x-6 desk:block">
            {chapters.map((chapter) => (
              <li key={chapter}>
                <a
                  href={`#${chapter}`}
                  className="inline-flex min-h-11 items-center underline decoration-hairline underline-offset-4 hover:decoration-ink"
                >
                  {words[chapter]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-12">
          <DeliveryPolicy />
          <PaymentPolicy />
          <ReturnsPolicy />
          <ComplaintsPolicy />
          <PrivacyPolicy />
        </div>
      </div>
    </div>
  )
}
