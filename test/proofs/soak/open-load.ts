import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type Answered = { calls: number; errors: string[]; p50: number; p99: number; longest: number }

/** Fewer than an address may have open. */
const connections = 100

/**
 * Sends so many calls a second at their times, however long the shop takes for those before, and counts from the time
 * each was due: a shop that stands still for a second has made everybody wait who came in it. Times in ms.
 */
export async function sendSteadily(
  origin: string,
  { perSecond, seconds, call }: { perSecond: number; seconds: number; call: (n: number) => Call },
): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const errors: string[] = []
  const under: Promise<void>[] = []
  const began = performance.now()
  const total = perSecond * seconds
  const send = async (n: number) => {
    const due = began + (n * 1000) / perSecond
    const { path, method = 'GET', headers, body } = call(n)
    try {
      const asked = request(`${origin}${path}`, { agent, method, headers }).end(body)
      const [reply] = await once(asked, 'response')
      reply.resume()
      await once(reply, 'end')
      if (reply.statusCode !== 200) errors.push(`${reply.statusCode} ${method} ${path}`)
    } catch (error) {
      errors.push(`${error instanceof Error ? error.message : error} ${method} ${path}`)
    }
    times.push(performance.now() - due)
  }
  for (let n = 0; n < total; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - began) * perSecond) / 1000))
    while (n < due) under.push(send(n++))
    await wait(2)
  }
  await Promise.all(under)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { calls: total, errors, p50: at(0.5), p99: at(0.99), longest: at(1) }
}
