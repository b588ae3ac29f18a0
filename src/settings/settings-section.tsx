import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useKeptFold } from '#src/ui/router/kept-fold.ts'
import { useLocation } from '#src/ui/router/use-router.ts'
import { twoColumns, useMedia } from '#src/ui/use-media.ts'
import { settingsFormMessages } from './settings-form.messages.ts'

const card = 'grid content-start gap-5 rounded-lg border border-hairline bg-raised sm:grid-cols-2'

type SettingsSectionProps = { title: string; text: string; children: ReactNode }

/** A group of fields: what it is about at the start, the fields on a card beside it. */
export function SettingsSection({ title, text, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-3 lg:grid-cols-[14rem_1fr]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className={`${card} p-4 sm:p-6`}>{children}</div>
    </section>
  )
}

type FoldingSectionProps = {
  /** After the # of an address it leads here. */
  name: string
  title: string
  text: string
  /** What is set in it, in a line, while it is folded; empty while nobody knows. */
  line: string
  /** Something in it is not saved yet, or wrong: it opens. */
  waits?: boolean
  /** The shop has not said yet how to reach it: its owner fills in all of them, and none has to be opened. */
  isNew?: boolean
  /** What somebody else saved meanwhile stands in it, to be looked at before it is written over: it opens. */
  hasTheirs?: boolean
  /** How it will look in the shop, as it is typed. */
  preview?: ReactNode
  /** Saves this group alone; a group without saves by itself. */
  onSave?: () => void
  busy?: boolean
  children: ReactNode
}

/**
 * A group of fields on a card below what it is about, with what saves them alone. Where the page is one column it is a line
 * that says what is set, and unfolds; on a desk it stands open.
 */
export function FoldingSection({ name, title, text, line, waits = false, ...rest }: FoldingSectionProps) {
  const { isNew = false, hasTheirs = false, preview, onSave, busy = false, children } = rest
  const words = useMessages(settingsFormMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isWide = useMedia(twoColumns)
  const isNamed = hash === `#${name}`
  const [open, setOpen] = useKeptFold(name, waits || isNamed || isNew)
  useEffect(() => {
    if (waits) setOpen(true)
  }, [waits, setOpen])
  useEffect(() => {
    if (hasTheirs) setOpen(true)
  }, [hasTheirs, setOpen])
  // The form is fetched after its page has come, so nobody else has found the place yet.
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView()
  }, [isNamed])
  // Where the page is already, the address alone moves, and the page with it.
  useEffect(() => {
    const look = () => {
      if (window.location.hash === `#${name}`) setOpen(true)
    }
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [name, setOpen])
  return (
    <section
      ref={section}
      id={name}
      aria-labelledby={id}
      className="scroll-mt-16 max-lg:border-b max-lg:border-hairline lg:scroll-mt-8"
    >
      <details
        open={isWide || open}
        onToggle={(event) => {
          if (!isWide) setOpen(event.currentTarget.open)
        }}
        className="group/fold"
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: on a desk it stands open, and no mouse reaches it there; what presses by script does */}
        <summary
          tabIndex={isWide ? -1 : undefined}
          onClick={(event) => {
            if (isWide) event.preventDefault()
          }}
          className="grid items-center gap-x-3 py-3 max-lg:grid-cols-[minmax(0,1fr)_auto] lg:pointer-events-none lg:pt-0"
        >
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <ChevronIcon
            to="down"
            size={18}
            className="row-span-2 text-muted transition-transform group-open/fold:-rotate-90 lg:hidden"
          />
          <span className="text-sm text-pretty text-muted max-lg:group-not-open/fold:hidden">{text}</span>
          <span
            className={`min-h-[1lh] truncate text-sm group-open/fold:hidden lg:hidden ${waits ? 'text-amber' : 'text-muted'}`}
          >
            {waits ? words.unsaved : line}
          </span>
        </summary>
        <div className={`${card} p-4 max-lg:mb-5 sm:p-6`}>
          {children}
          {preview && (
            <figure
              className="min-w-0 rounded-md bg-ground p-3 sm:col-span-full"
              data-testid="settings-preview"
            >
              <figcaption className="mb-1.5 text-xs text-muted">{words.howItLooks}</figcaption>
              <div className="grid gap-1 text-sm break-words">{preview}</div>
            </figure>
          )}
          {onSave && (
            <div className="flex justify-end sm:col-span-full">
              <Button kind="secondary" size="small" busy={busy} onClick={onSave}>
                {words.saveSection}
                <span className="sr-only">: {title}</span>
              </Button>
            </div>
          )}
        </div>
      </details>
    </section>
  )
}
