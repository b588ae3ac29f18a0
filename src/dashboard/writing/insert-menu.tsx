import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { writingMessages } from './writing.messages.ts'

/** What a text can have put in its place later: a name in braces, and in the reader's words what it stands for. */
export type Insertable = { name: string; label: string }

/** Writes a text where the cursor of a field stands, and gives it the keys. */
export type Inserter = (text: string) => void

type MenuProps = { field: string; names: readonly Insertable[]; onInsert: Inserter }

/** A menu of what follows the settings by itself; what is chosen is written where the cursor stands. It opens at the end of the
 * positioned element around it. */
export function InsertMenu({ field, names, onInsert }: MenuProps) {
  const words = useMessages(writingMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) menu.current?.querySelector('button')?.focus()
  }, [open])

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll('button')]
    const from = items.findIndex((item) => item === document.activeElement)
    const places: Record<string, number> = {
      ArrowDown: (from + 1) % items.length,
      ArrowUp: (from - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const to = places[event.key]
    if (to !== undefined) items[to]?.focus()
    else if (event.key === 'Escape') {
      setOpen(false)
      button.current?.focus()
    } else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what leaves the menu closes it, by whatever way
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={words.insertFor(field)}
        // Safari gives a pressed button no focus, and the menu would lose what it is closed by.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (open) button.current?.focus()
          setOpen(!open)
        }}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 px-2 text-xs text-ink hover:text-wine"
      >
        {words.insert}
        <ChevronIcon to={open ? 'up' : 'down'} size={16} />
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={words.insertFor(field)}
          onKeyDown={press}
          className="absolute end-0 top-full z-10 max-h-80 w-72 max-w-full overflow-y-auto rounded-lg border border-hairline bg-raised py-1 shadow-float"
        >
          {names.map(({ name, label }) => (
            <button
              key={name}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setOpen(false)
                onInsert(`{${name}}`)
              }}
              className="grid min-h-11 w-full cursor-pointer content-center px-4 py-1.5 text-start text-sm -outline-offset-2 hover:bg-sunken"
            >
              {label}
              <bdi dir="ltr" className="w-fit text-xs text-muted">{`{${name}}`}</bdi>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
