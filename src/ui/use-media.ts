import { useSyncExternalStore } from 'react'

/** Room for all columns of a wide table. */
export const wideTable = '(min-width: 80rem)'
/** Two columns side by side; below it a page is one column. */
export const twoColumns = '(min-width: 64rem)'

/** No phone: buttons of a screen stand beside each other. */
export const besideEachOther = '(min-width: 40rem)'

/** True where the window answers this media query. Only for what the server does not render. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(media)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(media).matches,
    () => false,
  )
}
