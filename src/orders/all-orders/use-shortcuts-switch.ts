import { useState } from 'react'

const key = 'order-keys'

/** Whether single keys act in lists; kept in this browser, on unless somebody switched them off. */
export function useShortcutsSwitch(): { on: boolean; setOn: (on: boolean) => void } {
  const [on, setOn] = useState(isOn)
  return {
    on,
    setOn(next) {
      setOn(next)
      try {
        localStorage.setItem(key, next ? 'on' : 'off')
      } catch {
        // It holds for as long as the page does.
      }
    },
  }
}

function isOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}
