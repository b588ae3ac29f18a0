import type { ServerResponse } from 'node:http'

/** The head of a reply as Node wrote it, around its date. */
type Head = { before: string; after: string }

/** What is said with a kept reply, and its head once that has been written. */
export type Said = { headers: string[]; head?: Head | undefined }

/** Node keeps the text of a head here until it sends it. Nothing promises that: where it is not there, Node writes each head itself. */
type Written = ServerResponse & { _header?: unknown }

/**
 * Says 200 and the headers of a kept reply. Node looks through every letter of them at every request, and they never change: what
 * it wrote for the first one is sent again with the present date, to whoever's connection is kept in the usual way.
 */
export function writeKeptHead(said: Said, res: ServerResponse): void {
  const isUsual =
    res.shouldKeepAlive && res.req.headers.expect === undefined && res.getHeaderNames().length === 0
  if (isUsual && said.head) {
    const { before, after } = said.head
    ;(res as Written)._header = before + presentDate() + after
    if (res.headersSent) return
  }
  res.writeHead(200, said.headers)
  if (isUsual) said.head = headOf(res)
}

function headOf(res: ServerResponse): Head | undefined {
  const [, before, after] =
    /^(.*?\r\nDate: )[^\r\n]+(\r\n.*\r\n\r\n)$/s.exec(String((res as Written)._header)) ?? []
  return before && after ? { before, after } : undefined
}

let second = { number: Number.NaN, text: '' }

function presentDate(): string {
  const number = Math.floor(Date.now() / 1000)
  if (number !== second.number) second = { number, text: new Date(number * 1000).toUTCString() }
  return second.text
}
