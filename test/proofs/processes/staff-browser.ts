import { stranger } from '../../attacks.ts'
import { admin } from './processes.ts'

/** An answer with its body as JSON, where it is some. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
type Answer = { status: number; headers: Headers; json: any }

let strangers = 0

/** The admin in a browser: it keeps the cookies it gets. */
export class StaffBrowser {
  private readonly origin: string
  private readonly cookies: Map<string, string>
  private token = ''

  private constructor(origin: string, cookies = new Map<string, string>()) {
    this.origin = origin
    this.cookies = cookies
  }

  static async signIn(origin: string): Promise<StaffBrowser> {
    const browser = new StaffBrowser(origin)
    await browser.send('POST', '/api/auth/sign-in/email', admin)
    browser.token = (await browser.send('POST', '/api/jwt', { email: admin.email })).json.token
    return browser
  }

  get headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return { cookie, ...(this.token && { authorization: `Bearer ${this.token}` }) }
  }

  /** Another one with the cookies of this moment. */
  copy(): StaffBrowser {
    const copy = new StaffBrowser(this.origin, new Map(this.cookies))
    copy.token = this.token
    return copy
  }

  read(path: string): Promise<Answer> {
    return this.ask(path, { headers: this.headers })
  }

  send(method: string, path: string, body: unknown): Promise<Answer> {
    strangers += 1
    const headers = { 'content-type': 'application/json', ...stranger(strangers), ...this.headers }
    return this.ask(path, { method, body: JSON.stringify(body), headers })
  }

  private async ask(path: string, how: RequestInit): Promise<Answer> {
    const answer = await fetch(`${this.origin}${path}`, how)
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies.set(name, value)
    }
    const text = await answer.text()
    const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '')
    return { status: answer.status, headers: answer.headers, json: isJson ? JSON.parse(text) : undefined }
  }
}
