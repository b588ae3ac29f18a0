import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { settingsFormMessages } from './settings-form.messages.ts'

type SectionProps = {
  /** After the # of an address it leads here. */
  name?: string
  title: string
  text: string
  /** How it will look in the shop, as it is typed. */
  preview?: ReactNode
  /** Saves this group alone; a group without saves by itself. */
  onSave?: () => void
  busy?: boolean
  children: ReactNode
}

/** A group of fields: what it is about at the start, the fields on a card beside it, and what saves them alone. */
export function SettingsSection({
  name,
  title,
  text,
  preview,
  onSave,
  busy = false,
  children,
}: SectionProps) {
  const words = useMessages(settingsFormMessages)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  // The form is fetched after its page has come, so nobody else has found the place yet.
  useEffect(() => {
    if (name && hash === `#${name}`) section.current?.scrollIntoView()
  }, [name, hash])
  return (
    <section
      ref={section}
      id={name}
      aria-labelledby={id}
      className="grid scroll-mt-20 gap-x-10 gap-y-3 lg:grid-cols-[14rem_1fr]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="grid content-start gap-x-5 gap-y-5 rounded-lg border border-hairline bg-raised p-4 sm:grid-cols-2 sm:p-6">
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
    </section>
  )
}
