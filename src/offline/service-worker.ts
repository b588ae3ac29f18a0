import { localeOf, pathIn } from '#src/i18n/locale.ts'
import type { PushMessage } from '#src/notices/push.ts'
import { isOverdue, readWaiting, sendWaiting } from '#src/orders/waiting/waiting-order.ts'
import {
  filesIn,
  isPersonal,
  mayKeep,
  mostKept,
  offlinePath,
  pagesKept,
  partsKept,
  type Seen,
  type Told,
} from './kept.ts'
import { openPushed, type PushWorker, showPush } from './show-push.ts'

// The types of service workers and of pages do not go together in one program.
type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void }
type AskEvent = WorkEvent & {
  request: Request
  clientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(reply: Promise<Response>): void
}
type Client = { postMessage(told: Told): void }
type Worker = EventTarget &
  PushWorker & {
    skipWaiting(): Promise<void>
    clients: {
      claim(): Promise<void>
      matchAll(): Promise<Client[]>
      get(id: string): Promise<Client | undefined>
    }
    registration: { navigationPreload?: { enable(): Promise<void> } }
  }

const worker = globalThis as unknown as Worker

/** How long a page or an answer that is kept waits for a fresh one, in milliseconds. */
const patience = 8000
/** So much of what a page is shown with is kept at a time. */
const mostParts = 120

on<WorkEvent>('install', (event) => event.waitUntil(worker.skipWaiting()))

on<WorkEvent>('activate', (event) => event.waitUntil(begin()))

on<AskEvent>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || request.headers.has('authorization')) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (pathname !== '/healthz') event.respondWith(freshOrKept(event))
})

on<WorkEvent & { data?: Seen }>('message', (event) => {
  if (event.data?.type === 'seen') event.waitUntil(keepSeen(event.data))
})

// The browser has found the line again, with or without a page of the shop.
on<WorkEvent & { tag: string }>('sync', (event) => event.waitUntil(sendLate()))

on<WorkEvent & { data: { json(): PushMessage } | null }>('push', (event) => {
  if (event.data) event.waitUntil(showPush(worker, event.data.json()))
})

on<WorkEvent & { notification: { data: { path: string }; close(): void } }>('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(worker, event.notification.data.path))
})

async function begin(): Promise<void> {
  for (const name of await caches.keys())
    if (/^(?:pages|parts) /.test(name) && !(name in mostKept)) await caches.delete(name)
  // The browser asks for a page while the worker starts.
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

/** A page is always asked of the shop; where no answer comes, the kept one says that it is, or the way leads to `offlinePath`. */
async function pageOf(event: AskEvent): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  const isOfflinePage = url.pathname === pathIn(localeOf(url.pathname), offlinePath)
  const kept = await match(pagesKept, isOfflinePage ? url.pathname : request.url)
  try {
    const fresh = await inTime(askShop(event), kept !== undefined)
    if (mayKeep(url.pathname, fresh)) event.waitUntil(keep(pagesKept, request.url, fresh.clone()))
    return fresh
  } catch (problem) {
    if (kept) return asKept(kept)
    const offline = new URL(pathIn(localeOf(url.pathname), offlinePath), url)
    if (isOfflinePage || !(await match(pagesKept, offline.pathname))) throw problem
    offline.searchParams.set('to', url.pathname + url.search)
    return Response.redirect(offline.href, 302)
  }
}

/** What the browser has asked for already while the worker began, else asked for now. */
async function askShop({ preloadResponse, request }: AskEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request)
}

/** Named by its content: what is kept is right. */
async function fileOf(request: Request): Promise<Response> {
  return (await match(partsKept, request.url)) ?? fetch(request)
}

/** Answers of the shop and pictures. */
async function freshOrKept(event: AskEvent): Promise<Response> {
  const { request, clientId } = event
  const { pathname } = new URL(request.url)
  const isAnswer = pathname.startsWith('/api/')
  const kept = await match(partsKept, request.url)
  try {
    const fresh = await inTime(fetch(request), kept !== undefined)
    if (isAnswer && /\bpublic\b/.test(fresh.headers.get('cache-control') ?? ''))
      event.waitUntil(keep(partsKept, request.url, fresh.clone()))
    return fresh
  } catch (problem) {
    if (!kept) throw problem
    if (isAnswer) (await worker.clients.get(clientId))?.postMessage({ type: 'kept' })
    return kept
  }
}

/** The page as it was, marked for its stylesheet and scripts: prices may have changed since. */
async function asKept(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html ', '<html data-kept="" ')
  const { status, headers } = kept
  return new Response(html, { status, headers })
}

/** A page is kept after what it is shown with, so that one that is kept is whole. */
async function keepSeen({ page, offline, parts }: Seen): Promise<void> {
  for (const path of [offline, page]) {
    const fresh = await freshPage(path).catch(() => undefined)
    if (fresh) await keepParts(filesIn(await fresh.clone().text()))
    if (path === page) await keepParts(parts)
    if (fresh) await keep(pagesKept, new URL(path, location.href).href, fresh)
  }
}

/** A page that is to be kept; undefined where it must not be, or is already. */
async function freshPage(path: string): Promise<Response | undefined> {
  const { pathname, href } = new URL(path, location.href)
  if (isPersonal(pathname) || (await match(pagesKept, href))) return undefined
  const fresh = await fetch(href)
  return mayKeep(pathname, fresh) ? fresh : undefined
}

async function keepParts(addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, mostParts)) {
    const { origin, pathname, href } = new URL(address, location.href)
    if (origin !== location.origin || isPersonal(pathname) || (await match(partsKept, href))) continue
    const part = await fetch(href).catch(() => undefined)
    if (part && mayKeep(pathname, part)) await keep(partsKept, href, part)
  }
}

async function keep(name: string, address: string, reply: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(address)
  await cache.put(address, reply)
  const kept = await cache.keys()
  for (const oldest of kept.slice(0, -(mostKept[name] ?? 1))) await cache.delete(oldest)
}

/** Nothing, too, where the browser lets nobody read what is kept: the shop answers as without a worker. */
async function match(name: string, address: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(address, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** A reply; where something is kept, it has to come within `patience`. */
function inTime(reply: Promise<Response>, isKept: boolean): Promise<Response> {
  if (!isKept) return reply
  const tooLong = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The line is too slow')), patience),
  )
  return Promise.race([reply, tooLong])
}

/** Sends the order that waits where nobody need be asked first; throws where it still waits, so that it is tried again. */
async function sendLate(): Promise<void> {
  const waiting = await readWaiting()
  if (!waiting || isOverdue(waiting)) return
  const sent = await sendWaiting(({ of }) => (of === undefined ? fetch : undefined))
  for (const client of await worker.clients.matchAll()) client.postMessage({ type: 'waiting-order' })
  if (sent && !sent.outcome && sent.of === undefined) throw new Error('The order still waits')
}

function on<E extends Event>(name: string, act: (event: E) => void): void {
  worker.addEventListener(name, (event) => act(event as E))
}
