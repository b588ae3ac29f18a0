import type { Answer, TestShop } from '#test/shop.ts'

/** A browser of its own: keeps the shop's cookies and names the shop as the page it is on. */
export type Browser = {
  cookies: Map<string, string>
  get(address: string, headers?: Record<string, string>): Promise<Answer>
  post(address: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** A fresh browser at a test shop. */
export function browserOf(shop: TestShop): Browser {
  const cookies = new Map<string, string>()
  const send = async (method: string, address: string, body: unknown, headers: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.send(method, address, body === undefined ? undefined : JSON.stringify(body), {
      ...(cookie && { cookie }),
      ...(method === 'POST' && { origin: shop.shop.config.PUBLIC_URL }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
    keep(cookies, answer)
    return answer
  }
  return {
    cookies,
    get: (address, headers = {}) => send('GET', address, undefined, headers),
    post: (address, body, headers = {}) => send('POST', address, body, headers),
  }
}

function keep(cookies: Map<string, string>, { headers }: Answer): void {
  for (const line of ([] as string[]).concat(headers['set-cookie'] ?? [])) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}
