import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { CloseIcon } from '#src/ui/icons.tsx'
import { uiMessages } from '#src/ui/ui.messages.ts'

/** How long a dialog that was left may take to close: its address is another one first, where Back closes it. */
const patienceMs = 300

type DialogProps = {
  open: boolean
  /** Asked for by the close button, Escape or a click beside the dialog. */
  onClose: () => void
  title: ReactNode
  /** In the middle, on phones a sheet at the foot; or a drawer at the start or end of the line. */
  place?: 'middle' | 'start' | 'end'
  /** A question to answer: no close button, read out as an alert. */
  question?: boolean
  /** Kept below the scrolling part. What only leaves the dialog asks `leave`, which is soonest to be seen. */
  footer?: ReactNode | ((leave: () => void) => ReactNode)
  className?: string
  /** What is answered inside asks `leave` as well. */
  children?: ReactNode | ((leave: () => void) => ReactNode)
}

/** The browser's own modal: focus goes in, stays in and returns; the page behind rests. */
export function Dialog({
  open,
  onClose,
  title,
  place = 'middle',
  question = false,
  footer,
  className = '',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  const heading = useId()
  const words = useMessages(uiMessages)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    // What is opened again is not brought back by the patience of the time before.
    clearTimeout(patience.current)
    delete element.dataset.leaving
    markModal(1)
    element.showModal()
    return () => {
      markModal(-1)
      element.close()
    }
  }, [open])

  // Waking the page behind costs a look at each of its elements, so it is done after the frame in which the dialog goes.
  function leave() {
    const element = dialog.current
    if (!element || element.dataset.leaving) return
    element.dataset.leaving = 'true'
    requestAnimationFrame(() =>
      setTimeout(() => {
        // A second Escape, or Back, may have closed it meanwhile.
        if (element.open) onClose()
        // Whoever does not let it go has it back.
        patience.current = setTimeout(() => delete element.dataset.leaving, patienceMs)
      }),
    )
  }

  // A drag that starts inside, as when selecting text, must not close the dialog by ending beside it, and neither must
  // the second press of a double click, whose first one opened it.
  function press(event: MouseEvent<HTMLDialogElement>) {
    pressedBeside.current = event.target === event.currentTarget && event.detail < 2
  }
  function release(event: MouseEvent<HTMLDialogElement>) {
    if (pressedBeside.current && event.target === event.currentTarget) leave()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape, handled by onCancel, is the keyboard's way out.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      role={question ? 'alertdialog' : undefined}
      className={`surfacing fixed overflow-hidden bg-raised p-0 text-ink shadow-float ${places[place]} ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClose={(event) => {
        if (open && !event.currentTarget.open) onClose()
      }}
      onMouseDown={press}
      onClick={release}
    >
      <div className="flex max-h-[inherit] min-h-full flex-col">
        <div
          className={`flex items-start justify-between gap-4 ps-6 ${question ? 'pe-6 pt-6' : 'pe-3 pt-3'}`}
        >
          <h2 id={heading} className={`text-2xl ${question ? '' : 'pt-1.5'}`}>
            {title}
          </h2>
          {!question && (
            <button
              type="button"
              className={buttonClass('quiet', 'icon')}
              aria-label={words.close}
              onClick={leave}
            >
              <CloseIcon />
            </button>
          )}
        </div>
        {/* What is hidden from sight scrolls along with it, and not the dialog, whose title would go. */}
        <div className="dialog-body has-[.form-foot]:scroll-pb-24 relative grow overflow-y-auto overscroll-contain px-6 pt-2 pb-6">
          {typeof children === 'function' ? children(leave) : children}
        </div>
        {footer && (
          <div className="border-t border-hairline px-6 py-4">
            {typeof footer === 'function' ? footer(leave) : footer}
          </div>
        )}
      </div>
    </dialog>
  )
}

let modals = 0

/**
 * Says in the document whether a dialog lies over the page, for the style of the page below (ui/theme/base.css). Before it opens
 * or closes, which looks at each element of the page: they are looked at once.
 */
function markModal(by: 1 | -1) {
  modals += by
  const page = document.documentElement
  if (modals === 0) delete page.dataset.modal
  // The place of a scrollbar is kept where there is one: a short page would move aside for none.
  else page.dataset.modal ??= innerWidth > page.clientWidth ? 'scrolls' : ''
}

const places = {
  middle:
    'm-auto max-h-[min(44rem,100dvh-2rem)] w-[calc(100%-2rem)] max-w-md rounded-lg border border-hairline max-md:mx-0 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:pb-[env(safe-area-inset-bottom)] max-md:[--surfacing-from:0_24px]',
  start:
    'h-dvh max-h-dvh w-[70vw] max-w-sm ms-0 me-auto my-0 [--surfacing-from:-24px] rtl:[--surfacing-from:24px]',
  end: 'h-dvh max-h-dvh w-[85vw] max-w-md ms-auto me-0 my-0 [--surfacing-from:24px] rtl:[--surfacing-from:-24px]',
}
