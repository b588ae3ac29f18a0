import { useQuery } from '@tanstack/react-query'
import { AddressBook } from '#src/accounts/addresses/address-book.tsx'
import { factorMessages } from '#src/accounts/factor-screens/factor.messages.ts'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { ProfileCard } from '#src/accounts/profile/profile-card.tsx'
import { useMustEnrol } from '#src/accounts/session/use-session.ts'
import { firstAdminName } from '#src/core/first-admin.ts'
import { dashboardMessages } from '#src/dashboard/frame/dashboard.messages.ts'
import { MailNotice } from '#src/dashboard/frame/mail-notice.tsx'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { CloseShop, DemoNotice, OpeningCard } from '#src/opening/opening-card.tsx'
import { SetupGuide } from '#src/opening/setup-guide.tsx'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { LastBackup } from './last-backup.tsx'
import { statisticsQuery } from './overview.query.ts'
import { MyFigures } from './overview-customer.tsx'
import { ShopFigures } from './overview-staff.tsx'
import { ToDo } from './to-do.tsx'

/**
 * /dashboard: welcome, figures (the shop's for staff, her own for a customer), one's own account, and for the admin the
 * way to the settings (product.md section 2). The account stays where it is while a second factor is added: what opens
 * the dashboard must not take away the recovery codes that are shown in that moment.
 */
export default function DashboardPage() {
  return (
    <>
      {useMustEnrol() ? <MustEnrol /> : <Overview />}
      <div className="mt-5">
        <ProfileCard />
      </div>
    </>
  )
}

function Overview() {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  const { name, role } = usePerson()
  // Of a shop without an order every figure is a zero: its next steps are all there is to see.
  const isNew = useIsNew() && role === 'admin'
  return (
    <>
      <PageHead title={words.dashboards} shopName={useShopName()} />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
        <h1 className="min-w-0 screen-title wrap-anywhere">
          {words.welcome(name === firstAdminName ? '' : name)}
        </h1>
        {role === 'admin' && (
          <Link to={href('/dashboard/update-settings')} className={buttonClass('secondary', 'small')}>
            {words.updateSettings}
          </Link>
        )}
      </header>
      {role !== 'customer' && <OpeningCard className="mb-5" />}
      {role === 'admin' && <Guide of="new" />}
      {role !== 'customer' && !isNew && <ToDo className="mb-5" />}
      {isNew ? (
        <div className="grid gap-5">
          <DemoNotice />
          <MailNotice />
        </div>
      ) : role === 'customer' ? (
        <MyFigures />
      ) : (
        <ShopFigures>
          <DemoNotice />
          <MailNotice />
        </ShopFigures>
      )}
      {role === 'admin' && <Guide of="selling" />}
      {role === 'admin' && <LastBackup />}
      {role === 'admin' && <CloseShop />}
      {role === 'customer' && (
        <div className="mt-5">
          <AddressBook />
        </div>
      )}
    </>
  )
}

/** Whole and before the figures in a shop without an order; later, and while that is not known, its next steps below them. */
function Guide({ of }: { of: 'new' | 'selling' }) {
  const isNew = useIsNew()
  if ((of === 'new') !== isNew) return null
  return <SetupGuide isBrief={!isNew} className="my-5" />
}

/** Whether nothing was ever ordered; false while that is not known. */
function useIsNew(): boolean {
  const { role } = usePerson()
  const { data: figures } = useQuery({ ...statisticsQuery(useApi()), enabled: role === 'admin' })
  return figures !== undefined && Object.values(figures.byStatus).every((count) => count === 0)
}

/** What stands before all else for staff who must have a second factor and have none yet (I12). */
function MustEnrol() {
  const words = useMessages(factorMessages)
  return (
    <>
      <PageHead title={words.mustTitle} shopName={useShopName()} />
      <h1 className="screen-title">{words.mustTitle}</h1>
      <p className="mt-1 mb-6 max-w-prose text-muted">{words.mustText}</p>
    </>
  )
}
