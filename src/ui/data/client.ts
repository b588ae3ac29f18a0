import type { Hono } from 'hono'
import type { hc } from 'hono/client'
import type { Api } from './api.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever environment and routes an API has
type AnyApi = Hono<any, any, any>

type Client<A extends AnyApi> = ReturnType<typeof hc<A>>

type Arguments = {
  param?: Record<string, string>
  query?: Record<string, string>
  header?: Record<string, string>
  json?: unknown
}

/**
 * The typed client of a slice's API, as `hono/client` types it: `client.product[':id'].$get({ param: { id } })`.
 * hono's own runtime weighs 2 kB on every page for cases we do not have (forms, sockets, cookies).
 */
export function clientOf<A extends AnyApi>(api: Api): Client<A> {
  return at(api, []) as Client<A>
}

function at(api: Api, path: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => at(api, [...path, String(name)]),
    apply: (_, __, [call]: [Arguments | undefined]) => send(api, path, call ?? {}),
  })
}

function send(
  api: Api,
  path: readonly string[],
  { param = {}, query, header, json }: Arguments,
): Promise<Response> {
  const method = path.at(-1)?.slice(1).toUpperCase() ?? 'GET'
  const place = path
    .slice(0, -1)
    .map((part) => (part.startsWith(':') ? encodeURIComponent(param[part.slice(1)] ?? '') : part))
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const headers = { ...header, ...(json !== undefined && { 'content-type': 'application/json' }) }
  const body = json === undefined ? {} : { body: JSON.stringify(json) }
  return api.fetch(`${api.base}/api/${place.join('/')}${search}`, { method, headers, ...body })
}
