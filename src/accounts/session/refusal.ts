let refused = false

/**
 * Notes that the session ended because its account may not do what was asked, such as after a role was taken away. Calls
 * that were under way beside it are only told that the session is over. Apart, for only the dashboard loads it.
 */
export function noteRefusal(): void {
  refused = true
}

export function wasRefused(): boolean {
  return refused
}

/** Somebody is signed in again. */
export function forgetRefusal(): void {
  refused = false
}
