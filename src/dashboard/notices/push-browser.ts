import type { PushChoice, PushDevice } from '#src/notices/push.ts'

/** Whether this browser can be told of notices; `installed` where it has to be installed first, as on phones of Apple. */
export function pushSupport(): 'ready' | 'installed' | 'denied' | 'none' {
  if (navigator.serviceWorker && 'PushManager' in window && 'Notification' in window)
    return Notification.permission === 'denied' ? 'denied' : 'ready'
  return 'standalone' in navigator && isSecureContext ? 'installed' : 'none'
}

/**
 * Asks for leave where it was not given yet, and subscribes with the shop's key; undefined where leave is not given.
 * Throws where the browser's push service cannot be reached.
 */
export async function subscribeHere(
  publicKey: string,
): Promise<Pick<PushDevice, 'endpoint' | 'keys'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const standing = await pushManager.getSubscription()
  // One of another key could not be used, and stands in the way of a new one.
  if (standing && !isOf(standing, publicKey)) await standing.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = made.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** Ends what this browser's push service passes on; the shop has been told before. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function isOf({ options }: PushSubscription, publicKey: string): boolean {
  const key = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
  return key.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey
}

const nameOf = (personId: string) => `push ${personId}`

/** What this person chose on this device; it outlives the session, so that the next one goes on with it. */
export function keptChoice(personId: string): PushChoice | undefined {
  try {
    return JSON.parse(localStorage.getItem(nameOf(personId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepChoice(personId: string, choice: PushChoice | undefined): void {
  try {
    if (choice) localStorage.setItem(nameOf(personId), JSON.stringify(choice))
    else localStorage.removeItem(nameOf(personId))
  } catch {
    // A browser that keeps nothing is asked again after the next login.
  }
}
