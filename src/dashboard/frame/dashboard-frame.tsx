import { type ReactNode, useEffect, useState } from 'react'
import { isStaff, type Person } from '#src/core/permission.ts'
import { NoticeBell } from '#src/dashboard/notices/notice-bell.tsx'
import { NoticePanel } from '#src/dashboard/notices/notice-panel.tsx'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { watchKeyboard } from '#src/ui/overlay/watch-keyboard.ts'
import { NavigationProgress } from '#src/ui/page/navigation-progress.tsx'
import { useFocusAfterNavigation } from '#src/ui/page/use-focus-after-navigation.ts'
import { useKeptFocus } from '#src/ui/page/use-kept-focus.ts'
import { Link } from '#src/ui/router/link.tsx'
import { usePlace } from '#src/ui/router/use-router.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import { FindOrder } from './find-order.tsx'
import { PhoneHeader } from './phone-header.tsx'
import { SideMenu } from './side-menu.tsx'
import { watchToastRoom } from './watch-toast-room.ts'

/** What stands around every page of the dashboard: the side menu, in a drawer on small screens. */
export function DashboardFrame({ person, children }: { person: Person | undefined; children: ReactNode }) {
  const words = useMessages(dashboardMessages)
  const href = useHref()
  const main = useFocusAfterNavigation(usePlace())
  useKeptFocus(main)
  useEffect(watchKeyboard, [])
  useEffect(watchToastRoom, [])
  const [open, setOpen] = useState(false)
  const [notices, setNotices] = useState(false)
  const staff = person && isStaff(person) ? person : undefined
  return (
    <>
      <link rel="manifest" href={href('/dashboard/manifest.webmanifest')} />
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] min-[90rem]:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <PhoneHeader onMenu={() => setOpen(true)}>
          <ShopName />
          {staff && (
            <div className="ms-auto flex items-center gap-2">
              <FindOrder icon />
              <NoticeBell onOpen={() => setNotices(true)} />
            </div>
          )}
        </PhoneHeader>
        <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-e border-hairline scroll-pt-20 bg-raised px-2.5 pb-4 [@media(max-height:66rem)]:pb-2 lg:flex print:hidden">
          <div className="sticky top-0 z-10 flex min-h-20 shrink-0 items-center justify-between gap-2 bg-raised pt-5 pb-4 ps-3 [@media(max-height:66rem)]:min-h-16 [@media(max-height:66rem)]:pt-3 [@media(max-height:66rem)]:pb-2">
            <ShopName isWide />
            {staff && <NoticeBell onOpen={() => setNotices(true)} />}
          </div>
          <SideMenu person={person} />
        </aside>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="min-w-0 scroll-mt-16 px-4 pt-2 pb-[calc(4rem+var(--toast-room,0px))] has-[.save-bar]:pb-0 lg:has-[.drop-bar]:pb-0 has-[.chosen-bar]:pb-3 sm:pt-6 outline-none md:px-6 lg:min-h-dvh lg:px-8 lg:pt-9 min-[90rem]:px-10 print:p-0"
        >
          <NavigationProgress />
          {children}
        </main>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        place="start"
        title={<ShopName onChoose={() => setOpen(false)} />}
      >
        <div className="-mx-3 flex min-h-full flex-col">
          <SideMenu person={person} onChoose={() => setOpen(false)} />
        </div>
      </Dialog>
      {staff && <NoticePanel personId={staff.id} open={notices} onClose={() => setNotices(false)} />}
      {/* At the foot of the page, which is then so much longer (dashboard.css), above its bar, if it has one; on a desk beside what can be
          pressed there. */}
      <div className="contents [--toast-y:var(--toast-foot)] [--toast-start:calc(100%-25rem)] lg:[--toast-start:var(--toast-free-start,17rem)] lg:[--toast-y:var(--toast-free-y,auto_var(--above-bar,1rem))] min-[90rem]:[--toast-start:var(--toast-free-start,18.5rem)]">
        <Toaster />
      </div>
    </>
  )
}

type NameProps = {
  /** Over the side menu: a long name is smaller there, and may have two lines. */
  isWide?: boolean
  onChoose?: () => void
}

/** So many letters fit over the side menu at its full size, in the widest typeface of a look (B1), and in two smaller lines. */
const mostLetters = { oneLine: 11, twoLines: 24 }

function ShopName({ isWide = false, onChoose }: NameProps) {
  const href = useHref()
  const name = useShopName()
  const long = name.length > mostLetters.twoLines ? 'line-clamp-3 text-md' : 'line-clamp-2 text-xl'
  const wide = name.length > mostLetters.oneLine ? `leading-tight wrap-anywhere ${long}` : 'truncate text-2xl'
  return (
    <Link
      to={href('/dashboard')}
      onClick={onChoose}
      className={`min-w-0 font-heading font-medium ${isWide ? wide : 'truncate text-xl'}`}
    >
      <bdi>{name}</bdi>
    </Link>
  )
}
