/** Whether the page on screen may be left; it may ask its reader first. */
type Guard = () => boolean | Promise<boolean>

let guard: Guard | undefined

/** Lets a page be asked before it is left; answers how to stop that. One page is on screen, so one is asked. */
export function guardLeaving(mine: Guard): () => void {
  guard = mine
  return () => {
    if (guard === mine) guard = undefined
  }
}

/** True when nobody minds that this page is left. */
export async function mayLeave(): Promise<boolean> {
  return guard === undefined || guard()
}
