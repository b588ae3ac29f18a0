import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { publishedKeys } from '#src/accounts/hosted/google-keys.ts'
import type { HostedWorld } from '#src/accounts/hosted/hosted-provider.ts'
import { idTokenVerifier } from '#src/accounts/hosted/id-token.ts'
import type { ToolkitPlace } from '#src/accounts/hosted/toolkit.ts'

export const project = 'demo-shop'
export const identity = `firebase:${project}:a-web-api-key`

type Account = {
  localId: string
  email: string
  password?: string
  name?: string
  emailVerified: boolean
  disabled?: boolean
}
type Body = Record<string, string>
type Reply = [status: number, body: object]

/** Identity Toolkit as its REST reference has it, in this process, with keys and tokens of its own. */
export class LocalToolkit {
  accounts = new Map<string, Account>()
  /** Codes of letters, by what they are for and for whom; the newest last. */
  letters: { code: string; type: string; email: string; locale: string | undefined }[] = []
  /** Every call it got, by name. */
  asked: string[] = []
  /** Answers instead of it; a promise that never ends is silence. */
  instead: ((call: string, body: Body) => Reply | Promise<Reply> | undefined) | undefined
  /** Changes the claims of the next tokens, or the token itself. */
  claims: Record<string, unknown> = {}
  spoil: ((token: string) => string | Promise<string>) | undefined
  patienceMs = 30_000
  keyReadings = 0
  private server: Server | undefined
  private keys = generateKeyPair('RS256', { extractable: true })
  private readonly clock: () => Date
  private readonly refreshTokens = new Map<string, string>()

  constructor(clock: () => Date) {
    this.clock = clock
  }

  async start(): Promise<HostedWorld> {
    this.server = createServer(async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('utf8')
      const call = (req.url ?? '').replace(/^\/v1\/(accounts:)?/, '')
      const [status, body] = await this.answer(call, text ? JSON.parse(text) : {}, req.headers)
      res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'max-age=60' })
      res.end(JSON.stringify(body))
    }).listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    const place = this.place()
    const keys = publishedKeys(`${place.toolkitUrl}/keys`, this.clock)
    return { place, verify: idTokenVerifier(project, { keys, clock: this.clock }) }
  }

  /** Where it is, once it has started. */
  place(): ToolkitPlace {
    if (!this.server) throw new Error('The provider has not started')
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
    return { toolkitUrl: url, tokenUrl: url, patienceOf: () => this.patienceMs }
  }

  stop(): void {
    this.server?.close()
    this.server?.closeAllConnections()
  }

  /** The newest letter's code. */
  codeFor(email: string, type: string): string {
    return this.letters.findLast((one) => one.email === email && one.type === type)?.code ?? ''
  }

  /** An ID token as the provider signs it, with claims of its own. */
  async sign(claims: Record<string, unknown>, key?: CryptoKey): Promise<string> {
    const seconds = Math.floor(this.clock().getTime() / 1000)
    const times = { iat: seconds, exp: seconds + 3600, auth_time: seconds }
    const whose = { iss: `https://securetoken.google.com/${project}`, aud: project }
    return new SignJWT({ ...whose, ...times, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(key ?? (await this.keys).privateKey)
  }

  private async answer(
    call: string,
    body: Body,
    headers: Record<string, string | string[] | undefined>,
  ): Promise<Reply> {
    if (call === '/keys') {
      this.keyReadings += 1
      return [
        200,
        { keys: [{ ...(await exportJWK((await this.keys).publicKey)), kid: 'first', alg: 'RS256' }] },
      ]
    }
    this.asked.push(call)
    const replaced = await this.instead?.(call, body)
    if (replaced) return replaced
    if (headers['x-goog-api-key'] !== 'a-web-api-key') return refused('API_KEY_INVALID')
    const own = this.calls[call]
    return own ? own(body, String(headers['x-firebase-locale'])) : refused('NO_SUCH_CALL')
  }

  private readonly calls: Record<string, (body: Body, locale: string) => Reply | Promise<Reply>> = {
    signUp: ({ email = '', password = '', displayName }) => {
      if (this.find(email)) return refused('EMAIL_EXISTS')
      const account = { localId: randomUUID(), email, password, name: displayName, emailVerified: false }
      this.accounts.set(account.localId, account as Account)
      return this.tokens(account as Account)
    },
    signInWithPassword: ({ email = '', password }) => {
      const account = this.find(email)
      if (!account?.password || account.password !== password) return refused('INVALID_LOGIN_CREDENTIALS')
      return account.disabled ? refused('USER_DISABLED') : this.tokens(account)
    },
    signInWithIdp: ({ postBody }) => {
      const token = new URLSearchParams(postBody).get('access_token') ?? ''
      const { email, name } = payloadOf(token)
      const account = this.find(email) ?? { localId: randomUUID(), email, name, emailVerified: true }
      this.accounts.set(account.localId, account)
      return this.tokens(account)
    },
    update: ({ idToken, oobCode, password, displayName }) => {
      if (oobCode) {
        const letter = this.take(oobCode, 'VERIFY_EMAIL')
        const account = letter && this.find(letter.email)
        if (!account) return refused('INVALID_OOB_CODE')
        account.emailVerified = true
        return [200, { email: account.email }]
      }
      const account = this.accounts.get(payloadOf(idToken ?? '').sub)
      if (!account) return refused('USER_NOT_FOUND')
      Object.assign(account, password && { password }, displayName && { name: displayName })
      if (password) this.forgetTokens(account)
      return password ? this.tokens(account) : [200, {}]
    },
    delete: ({ idToken }) =>
      this.accounts.delete(payloadOf(idToken ?? '').sub) ? [200, {}] : refused('USER_NOT_FOUND'),
    sendOobCode: ({ requestType = '', email, idToken }, locale) => {
      const account = idToken ? this.accounts.get(payloadOf(idToken).sub) : this.find(email ?? '')
      if (!account) return refused('EMAIL_NOT_FOUND')
      this.letters.push({ code: randomUUID(), type: requestType, email: account.email, locale })
      return [200, { email: account.email }]
    },
    resetPassword: ({ oobCode = '', newPassword }) => {
      const letter = newPassword
        ? this.take(oobCode, 'PASSWORD_RESET')
        : this.letters.find(({ code }) => code === oobCode)
      const account = letter && this.find(letter.email)
      if (!account) return refused('INVALID_OOB_CODE')
      if (newPassword) {
        Object.assign(account, { password: newPassword, emailVerified: true })
        this.forgetTokens(account)
      }
      return [200, { email: account.email, requestType: letter.type }]
    },
    token: async ({ refresh_token = '' }) => {
      const account = this.accounts.get(this.refreshTokens.get(refresh_token) ?? '')
      if (!account) return refused('TOKEN_EXPIRED')
      if (account.disabled) return refused('USER_DISABLED')
      const [status, { idToken, refreshToken }] = (await this.tokens(account)) as [number, Body]
      return [status, { id_token: idToken, refresh_token: refreshToken }]
    },
  }

  private async tokens(account: Account): Promise<Reply> {
    const { localId, email, name, emailVerified } = account
    const signed = await this.sign({
      sub: localId,
      email,
      name,
      email_verified: emailVerified,
      ...this.claims,
    })
    const refreshToken = randomUUID()
    this.refreshTokens.set(refreshToken, localId)
    return [200, { localId, email, refreshToken, idToken: (await this.spoil?.(signed)) ?? signed }]
  }

  private forgetTokens({ localId }: Account): void {
    for (const [token, whose] of this.refreshTokens) if (whose === localId) this.refreshTokens.delete(token)
  }

  private find(email: string): Account | undefined {
    return [...this.accounts.values()].find((one) => one.email === email)
  }

  private take(code: string, type: string) {
    const letter = this.letters.find((one) => one.code === code && one.type === type)
    this.letters = this.letters.filter((one) => one !== letter)
    return letter
  }
}

export function refused(message: string, status = 400): Reply {
  return [status, { error: { code: status, message } }]
}

function payloadOf(token: string) {
  const [, payload = ''] = token.split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8') || '{}')
}
