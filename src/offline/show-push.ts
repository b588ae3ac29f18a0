import { directionOf, plainPath } from '#src/i18n/locale.ts'
import type { PushMessage } from '#src/notices/push.ts'

type Window = { url: string; focus(): Promise<unknown>; navigate(path: string): Promise<unknown> }
/** What of a service worker's world is used here. */
export type PushWorker = {
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: {
    matchAll(of: { type: 'window' }): Promise<Window[]>
    openWindow(path: string): Promise<unknown>
  }
}

/** Shows what the shop pushed to this browser (N4). */
export async function showPush(worker: PushWorker, message: PushMessage): Promise<void> {
  const { title, body, path, tag, lang } = message
  const look = { icon: '/icon-192.png', badge: '/icon-192.png', lang, dir: directionOf(lang) }
  await worker.registration.showNotification(title, { ...look, body, tag, data: { path } })
}

/** Opens what a notice is about: in a window of the dashboard, where there is one. */
export async function openPushed(worker: PushWorker, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' })
  const dashboard = windows.find(({ url }) => plainPath(new URL(url).pathname).startsWith('/dashboard'))
  if (!dashboard) {
    await worker.clients.openWindow(path)
    return
  }
  await dashboard.focus().catch(() => undefined)
  await dashboard.navigate(path)
}
