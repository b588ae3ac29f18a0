import { type RefObject, useEffect, useRef } from 'react'
import { type ListKey, listKeyOf } from './list-key.ts'

export type { ListKey } from './list-key.ts'

/** The row that last had the focus, and the address of its list: from there the keys go on after an order was opened. */
let last = { list: '', id: '' }

/**
 * Single keys that work a list while nothing is typed and no dialog is open: j and k move the keyboard's own focus from
 * row to row, so that Enter opens one and a screen reader reads it; `act` gets the rest with the record id of the row
 * in focus.
 */
export function useListKeys(
  container: RefObject<HTMLElement | null>,
  on: boolean,
  act: (key: ListKey, id: string | undefined) => void,
): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!on) return
    const press = (event: KeyboardEvent) => {
      const key = listKeyOf(event)
      if (!key || event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]'))
        return
      event.preventDefault()
      const rows = [...(container.current?.querySelectorAll<HTMLElement>('[data-order-row]') ?? [])]
      const here = rows.findIndex((row) => row.contains(document.activeElement))
      const at = here < 0 ? rows.findIndex(isLast) : here
      if (key === 'j') focusRow(rows[Math.min(at + 1, rows.length - 1)])
      else if (key === 'k') focusRow(rows[Math.max(at - 1, 0)])
      else latest.current(key, rows[here]?.dataset.orderRow)
    }
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-order-row]') : null
      if (row?.dataset.orderRow) last = { list: listAddress(), id: row.dataset.orderRow }
    }
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', remember)
    }
  }, [container, on])
}

const listAddress = () => location.pathname + location.search
const isLast = (row: HTMLElement) => last.list === listAddress() && row.dataset.orderRow === last.id

function focusRow(row: HTMLElement | undefined) {
  const link = row?.querySelector<HTMLElement>('[data-order-link]')
  link?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('textarea, select')) return true
  return target.matches('input') && !target.matches('[type=checkbox], [type=radio], [type=button]')
}
