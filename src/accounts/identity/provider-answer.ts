import { problemOf } from './auth-problems.ts'

/** A call of api.md's as the identity provider gets it: at PUBLIC_URL, whatever the Host header said. */
export function providerCall(
  publicUrl: string,
  { method, path, body, headers }: { method: 'GET' | 'POST'; path: string; body?: unknown; headers: Headers },
): Request {
  const passed = new Headers({ origin: publicUrl })
  for (const name of ['cookie', 'accept-language', 'sec-ch-ua-mobile', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) passed.set(name, value)
  }
  if (body !== undefined) passed.set('content-type', 'application/json')
  return new Request(`${publicUrl}/api/auth/${path}`, {
    method,
    headers: passed,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/**
 * The provider's answer as the shop gives it on: JSON without the session's token, which is the cookie's alone; or a
 * redirect. Throws a Problem for a refusal.
 */
export async function givenOn(answer: Response): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  const location = answer.headers.get('location')
  if (answer.status >= 300 && answer.status < 400 && location) {
    headers.set('location', location)
    return new Response(null, { status: 302, headers })
  }
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw problemOf(answer.status, codeIn(body))
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(withoutToken(body)), { status: answer.status, headers })
}

function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
  return typeof body.code === 'string' ? body.code : undefined
}

function withoutToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { token: _, ...rest } = body as Record<string, unknown>
  return 'session' in rest ? { ...rest, session: withoutToken(rest.session) } : rest
}
