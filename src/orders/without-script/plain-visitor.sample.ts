import type { Answer, TestShop } from '#test/shop.ts'

/** A browser that runs no script: it keeps cookies, follows 303, and sends the forms of a page as they stand. */
export class PlainVisitor {
  private cookie = ''
  private readonly headers: Record<string, string>
  private readonly shop: TestShop
  path = ''
  page: Answer = { status: 0, headers: {}, text: '', json: undefined }

  constructor(shop: TestShop, headers: Record<string, string> = {}) {
    this.shop = shop
    this.headers = { 'sec-fetch-site': 'same-origin', ...headers }
  }

  open(path: string): Promise<Answer> {
    return this.go('GET', path)
  }

  /** Presses a button of the form that has it, with these fields typed over what stands there. */
  press(step: string, typed: Fields = {}): Promise<Answer> {
    const form = this.formWith(new RegExp(`<(?=[^>]* name="step")(?=[^>]* value="${step}")[^>]*>`))
    const fields = form.fields.filter(([name]) => name !== 'step' && !(name in typed))
    const body = new URLSearchParams([...fields, ...pairsOf(typed), ['step', step]])
    return this.send(form.action, body)
  }

  send(path: string, body: URLSearchParams): Promise<Answer> {
    return this.go('POST', path, body.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  }

  /** Sends the form of the receipt with these bytes as its picture. */
  upload(picture: Uint8Array): Promise<Answer> {
    const form = this.formWith(/type="file"/)
    const part = (name: string, more: string) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
    const texts = form.fields.map(([name, value]) => `${part(name, '')}${value}\r\n`)
    const body = Buffer.concat([
      Buffer.from(`${texts.join('')}${part('image', '; filename="a.jpg"\r\ncontent-type: image/jpeg')}`),
      picture,
      Buffer.from('\r\n--edge--\r\n'),
    ])
    return this.go('POST', form.action, body, { 'content-type': 'multipart/form-data; boundary=edge' })
  }

  /** What stands in a field of the page. */
  valueOf(name: string): string | undefined {
    return fieldsIn(this.page.text).find(([field]) => field === name)?.[1]
  }

  /** The texts beside fields that are wrong, by the id of the field. */
  errors(): Record<string, string> {
    const found = this.page.text.matchAll(/<p id="([\w-]+)-error"[^>]*>.*?<span>(.*?)<\/span>/g)
    return Object.fromEntries([...found].map(([, id = '', text = '']) => [id, plain(text)]))
  }

  private formWith(button: RegExp): { action: string; fields: Pair[] } {
    const forms = this.page.text.match(/<form.*?<\/form>/gs) ?? []
    const form = forms.find((one) => button.test(one))
    if (!form) throw new Error(`No form with ${button} on ${this.path} (${this.page.status})`)
    return { action: plain(/action="([^"]*)"/.exec(form)?.[1] ?? ''), fields: fieldsIn(form) }
  }

  private async go(
    method: string,
    path: string,
    body?: string | Uint8Array,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    const headers = { ...this.headers, ...more, ...(this.cookie && { cookie: this.cookie }) }
    const page = await this.shop.send(method, path, body, headers)
    for (const one of [page.headers['set-cookie'] ?? []].flat()) this.cookie = one.split(';')[0] ?? ''
    if (page.status === 303) return this.open(page.headers.location ?? '')
    this.path = path
    this.page = page
    return page
  }
}

type Pair = [name: string, value: string]
type Fields = Record<string, string | readonly string[]>

function pairsOf(fields: Fields): Pair[] {
  return Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value): Pair => [name, value]),
  )
}

/** The fields of a form as a browser would send them. */
function fieldsIn(html: string): Pair[] {
  const tags = html.matchAll(
    /<input\b([^>]*)>|<textarea\b([^>]*)>(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/gs,
  )
  return [...tags].flatMap(([, input, area, text, select, options]): Pair[] => {
    const attributes = input ?? area ?? select ?? ''
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
    const name = of('name')
    const type = of('type')
    const isOff = type === 'file' || (type === 'radio' && !/ checked=/.test(attributes))
    if (name === undefined || isOff) return []
    const chosen = /<option[^>]* selected[^>]*>/.exec(options ?? '')?.[0] ?? ''
    // The first newline in a textarea is no part of its text.
    const value =
      select === undefined ? (text?.replace(/^\n/, '') ?? of('value')) : / value="([^"]*)"/.exec(chosen)?.[1]
    return [[name, plain(value ?? '')]]
  })
}

function plain(html: string): string {
  const signs: Record<string, string> = {
    '&amp;': '&',
    '&quot;': '"',
    '&#x27;': "'",
    '&lt;': '<',
    '&gt;': '>',
  }
  return html.replace(/&(?:amp|quot|#x27|lt|gt);/g, (sign) => signs[sign] ?? sign)
}
