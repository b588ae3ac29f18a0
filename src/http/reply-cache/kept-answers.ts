import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Inputs } from '../api-router.ts'
import { mayKeep } from './may-keep.ts'

type Fetch = typeof fetch

export type KeptAnswers = {
  /** Asks a call: once for each version of the shop, as long as there is room for what it answered. */
  fetch: Fetch
  /** Whether all these calls still answer what they answered then; one that is refused now does not. */
  areStill(inputs: Inputs): Promise<boolean>
}

type Options = {
  /** The most the answers may weigh, in bytes; the least recently used go first. */
  maxBytes: number
  /** The shop's version: an answer is given under the version with which its call began. */
  version: () => number
  /** The call as it may be kept; undefined for one whose answer is not the same for everybody. */
  keyOf: (call: string) => string | undefined
}

type Answer = { body: string; status: number; headers: [string, string][]; tag: string | undefined }

/** Answers of calls that pages make in process. Many pages ask for the same few: what they need is looked up once. */
export function keepAnswers(ask: Fetch, { maxBytes, version, keyOf }: Options): KeptAnswers {
  const kept = new LRUCache<string, Answer>({
    maxSize: maxBytes,
    // Texts of Arabic take two bytes a letter.
    sizeCalculation: ({ body }, key) => (body.length + key.length) * 2 + 512,
  })
  const asking = new Map<string, Promise<Answer>>()
  let keptVersion = version()

  return {
    async fetch(input, init) {
      const key = isPlain(init) ? keyOf(callIn(input)) : undefined
      if (key === undefined) return ask(input, init)
      const { body, status, headers, tag } = await answerOf(key, input)
      return replyOf(body, { status, headers: tag ? [...headers, ['etag', tag]] : headers })
    },
    async areStill(inputs) {
      const same = await Promise.all(
        inputs.map(async ({ call, tag }) => {
          const key = tag === undefined ? undefined : keyOf(callIn(call))
          return key !== undefined && (await answerOf(key, call)).tag === tag
        }),
      )
      return same.every(Boolean)
    },
  }

  function answerOf(key: string, input: string | URL | Request): Answer | Promise<Answer> {
    const present = version()
    if (present !== keptVersion) {
      keptVersion = present
      kept.clear()
      // Those under way still answer who waits for them, but nobody who comes later.
      asking.clear()
    }
    return kept.get(key) ?? asking.get(key) ?? askOnce(key, input)
  }

  function askOnce(key: string, input: string | URL | Request): Promise<Answer> {
    const begunWith = keptVersion
    const answer = ask(input)
      .then(read)
      .then((read) => {
        if (read.tag !== undefined && version() === begunWith && keptVersion === begunWith)
          kept.set(key, read)
        return read
      })
      .finally(() => {
        if (asking.get(key) === answer) asking.delete(key)
      })
    asking.set(key, answer)
    return answer
  }
}

/** Asks as `ask` does, and notes the tags of what is answered. */
export function noteInputs(ask: Fetch, inputs: Inputs): Fetch {
  return async (input, init) => {
    const noted: Inputs[number] = { call: String(input), tag: undefined }
    inputs.push(noted)
    const answer = await ask(input, init)
    noted.tag = answer.headers.get('etag') ?? undefined
    return answer
  }
}

/** A reply that gives its text as it is, since the way through the web's streams costs more than all else of a short call. */
function replyOf(body: string, init: ResponseInit): Response {
  return Object.defineProperties(new Response(body, init), {
    text: { value: async () => body },
    json: { value: async () => JSON.parse(body) },
  })
}

/** Whether nothing but the address says what is asked for. */
function isPlain({ method = 'GET', headers, body }: RequestInit = {}): boolean {
  return method === 'GET' && body == null && [...new Headers(headers)].length === 0
}

function callIn(input: string | URL | Request): string {
  const { pathname, search } = new URL(String(input))
  return pathname + search
}

/** What was answered, with a tag where it may be kept: the digest of all that a page can see of it. */
async function read(response: Response): Promise<Answer> {
  const body = await response.text()
  const { status } = response
  const headers = [...response.headers]
  const seen = JSON.stringify(headers) + body
  const tag = mayKeep(response) ? createHash('sha256').update(seen).digest('base64url') : undefined
  return { body, status, headers, tag }
}
