import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { focusFirst } from '#src/ui/form/focus-first.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { linkAddress } from './link-address.ts'
import { writingMessages } from './writing.messages.ts'

/** Asks where a link leads, and for its words where none are selected. */
export function LinkDialog({
  href,
  asksWords,
  onSet,
  onClose,
}: {
  /** Where it leads now; undefined for a new one. */
  href: string | undefined
  asksWords: boolean
  onSet: (href: string | undefined, words?: string) => void
  onClose: () => void
}) {
  const words = useMessages(writingMessages)
  const [text, setText] = useState('')
  const [address, setAddress] = useState(href ?? '')
  const [asked, setAsked] = useState(false)
  const leadsTo = linkAddress(address)

  function set() {
    setAsked(true)
    if (leadsTo === undefined || (asksWords && text.trim() === '')) return
    onSet(leadsTo, asksWords ? text.trim() : undefined)
  }

  // The dialog stands in the form of the page, which Enter would send.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    set()
  }

  const footer = (
    <div className="flex flex-wrap justify-end gap-3">
      {href !== undefined && (
        <Button kind="quiet" onClick={() => onSet(undefined)} className="me-auto">
          {words.removeLink}
        </Button>
      )}
      <Button kind="secondary" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button onClick={set}>{words.setLink}</Button>
    </div>
  )
  return (
    <Dialog open onClose={onClose} title={words.link} footer={footer}>
      <div className="grid gap-4">
        {asksWords && (
          <TextField
            ref={focusFirst}
            label={words.linkText}
            value={text}
            dir="auto"
            maxLength={200}
            error={asked && text.trim() === '' ? words.noLinkText : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={press}
          />
        )}
        <TextField
          ref={asksWords ? undefined : focusFirst}
          label={words.linkTo}
          value={address}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={1000}
          hint={words.linkHint}
          error={asked && leadsTo === undefined ? words.wrongLink : undefined}
          onChange={(event) => setAddress(event.currentTarget.value)}
          onKeyDown={press}
        />
      </div>
    </Dialog>
  )
}
