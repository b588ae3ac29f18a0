import { useEffect, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useNavigating } from '#src/ui/data/page-data.ts'
import { uiMessages } from '#src/ui/ui.messages.ts'

/** How long a page may be on its way before that is shown, in ms: what is quicker costs the screen nothing. */
const patienceMs = 100

/** A thin line at the top while the next page is on its way; quick pages never show it. */
export function NavigationProgress() {
  const navigating = useNavigating()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!navigating) return setSlow(false)
    const timer = setTimeout(setSlow, patienceMs, true)
    return () => clearTimeout(timer)
  }, [navigating])
  return slow && <ProgressLine />
}

/** The line itself. */
export function ProgressLine() {
  const words = useMessages(uiMessages)
  return (
    <div role="progressbar" aria-label={words.pageLoading} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="navigation-progress h-full bg-mark" />
    </div>
  )
}
