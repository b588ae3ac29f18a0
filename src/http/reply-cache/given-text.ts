import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Permissions } from '#src/core/permission.ts'
import type { ApiEnv } from '../api-router.ts'
import { routed } from '../authorize.ts'

/**
 * Lets calls that pages make in process give the text of their JSON as it is: read through the web's streams it would be
 * made bytes and a text again. What answers a request is written by the server, which needs no such thing.
 */
export function giveTexts(api: OpenAPIHono<ApiEnv>, permissions: Permissions): void {
  for (const call of Object.keys(permissions)) {
    const [method = '', path = ''] = call.split(' ')
    if (method !== 'GET') continue
    api.on(method, routed(path), (c, next) => {
      if (c.env?.incoming) return next()
      const json = (data: unknown, status?: number, headers?: Record<string, string>) => {
        const text = JSON.stringify(data)
        const said = { 'content-type': 'application/json', ...headers }
        return Object.defineProperty(c.body(text, status as never, said), 'text', { value: async () => text })
      }
      c.json = json as unknown as typeof c.json
      return next()
    })
  }
}
