import { useState } from 'react'
import type { Section } from './menu-sections.ts'

const key = 'menu-open'

/** Whether this section of the menu shows all it has; kept in this browser. */
export function useOpenGroups(section: Section): { isOpen: boolean; turn: () => void } {
  const [isOpen, setOpen] = useState(() => section !== undefined && kept().includes(section))
  return {
    isOpen,
    turn() {
      if (!section) return
      setOpen(!isOpen)
      const others = kept().filter((one) => one !== section)
      try {
        localStorage.setItem(key, [...others, ...(isOpen ? [] : [section])].join(' '))
      } catch {
        // It holds for as long as the menu does.
      }
    },
  }
}

function kept(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}
