import { type KeyboardEvent, useRef } from 'react'
import { directionOf } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { sentenceCase } from '#src/ui/sentence-case.class.ts'

/** `own` is a label that is shown as its owner typed it. */
type Tab = { id: string; label: string; own?: true | undefined }

type TabListProps = {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** The tabs are `${prefix}-tab-${id}`; the one panel is `${prefix}-panel`. */
  prefix: string
  className?: string
}

/** Tabs by the book: one stop for the Tab key, arrows, Home and End between them. */
export function TabList({ label, tabs, selected, onSelect, prefix, className = '' }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const forward = directionOf(useLocale()) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'

  function press(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected)
    const last = tabs.length - 1
    const to = {
      [forward]: at === last ? 0 : at + 1,
      [backward]: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = to === undefined ? undefined : tabs[to]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={press}
      className={`flex overflow-x-auto border-b text-sm border-hairline [scrollbar-width:none] ${className}`}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === selected}
          aria-controls={`${prefix}-panel`}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className="min-h-11 shrink-0 border-b-2 border-transparent text-[length:inherit] whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-mark aria-selected:text-ink"
        >
          <span className={tab.own ? '' : sentenceCase(tab.label)}>{tab.label}</span>
        </button>
      ))}
    </div>
  )
}
