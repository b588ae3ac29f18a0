import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { accountMessages } from './account.messages.ts'

type AccountPageProps = { title: string; lead?: string; children: ReactNode; foot?: ReactNode }

/**
 * What the pages of signing in have in common: one narrow column with a heading. Where a press has made another page of
 * it, the keyboard and a screen reader begin at its heading, for the button that was pressed may be gone.
 */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  const words = useMessages(accountMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(lead)
  useEffect(() => {
    if (told.current === lead) return
    told.current = lead
    heading.current?.focus({ preventScroll: true })
  }, [lead])
  return (
    <div className="page flex justify-center pt-8 desk:pt-16">
      <PageHead title={title} shopName={useShopName()} />
      <div className="w-full max-w-md sm:rounded-lg sm:border sm:border-hairline sm:bg-raised sm:px-10 sm:py-10">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {lead && <p className="mt-2 text-muted text-pretty">{lead}</p>}
        <p className="mt-4 hidden text-brick noscript:block">{words.needsScript}</p>
        <div className="mt-7 grid gap-5">{children}</div>
        {foot && <div className="mt-7 grid gap-2 border-t border-hairline pt-5 text-md">{foot}</div>}
      </div>
    </div>
  )
}
