import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { AlertIcon, CheckIcon, CloseIcon } from '#src/ui/icons.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'
import { dismissToast, noToasts, type ShownToast, shownToasts, subscribeToasts } from './toast.ts'

const usualMs = 3000

/**
 * Where toasts appear, in the shop over the header and never over a heading; once per page. They wait while they are pointed
 * at or focused. What stands around them may place them by --toast-y, and from 40rem on by --toast-start and
 * --toast-width (the dashboard's place: app/dashboard.css).
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, shownToasts, noToasts)
  const region = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)
  const some = toasts.length > 0

  // The top layer lifts toasts above an open dialog; showing again puts them above one opened since.
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (toasts.length) element.showPopover()
    else setHeld(false)
  }, [toasts])

  return (
    <div
      ref={region}
      role="status"
      popover="manual"
      data-testid="toasts"
      className="toasts"
      // One that appears under a pointer at rest is not pointed at.
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {some && toasts.map((one) => <ToastCard key={one.id} toast={one} held={held} />)}
    </div>
  )
}

function ToastCard({ toast, held }: { toast: ShownToast; held: boolean }) {
  const words = useMessages(uiMessages)
  const { id, title, text, about, tone = 'done', ms = usualMs, action } = toast

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), ms)
    return () => clearTimeout(timer)
  }, [held, id, ms])

  const Icon = tone === 'done' ? CheckIcon : AlertIcon
  return (
    <div className="toast">
      <Icon size={20} className={tones[tone]} />
      {/* As low as the header of phones, so that the heading below stays in sight. */}
      <div className="min-w-0 flex-1 basis-28 py-1.5 text-pretty text-xs leading-tight sm:py-1 sm:text-sm">
        <p className="inline font-medium">{title}</p> {text && <p className="inline text-muted">{text}</p>}{' '}
        {about && <p className="inline">{about}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={`${buttonClass('quiet', 'small')} my-1 text-mark`}
          onClick={() => {
            dismissToast(id)
            action.act()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={buttonClass('quiet', 'icon')}
        aria-label={words.dismiss}
        onClick={() => dismissToast(id)}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  )
}

const tones = { done: 'text-olive', warning: 'text-amber', error: 'text-brick' }
