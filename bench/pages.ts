import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { KnownReply } from './bare-server.ts'
import { type Connection, openConnection, type Reply } from './keep-alive.ts'
import { loadFor, type Round } from './load.ts'
import { median } from './median.ts'
import { residentMegabytes } from './process-figures.ts'
import { fetchRaw, type RunningShop } from './running-shop.ts'
import { samplePaths } from './sample-paths.ts'
import { untilIdle } from './starts.ts'
import type { Row } from './table.ts'

const pairs = 6
const roundMs = 1000
const warmUpMs = 500
const clients = 16
// Set by node:http itself on both sides.
const written = new Set(['date', 'connection', 'keep-alive'])

type Server = { port: number; pid: number; connections: Connection[] }

/** Pages and lists from the shop and from a bare node:http server with the same bytes, in turn. */
export async function measurePages(shop: RunningShop): Promise<Row[]> {
  const paths = await samplePaths(shop)
  const listPath = '/api/products?limit=20&fields=card'
  const targets = [
    ['home /', '/'],
    ['home /ar', '/ar'],
    ['category', paths.category],
    ['product', paths.product],
    [listPath, listPath],
  ] as const
  const replies = new Map<string, KnownReply>()
  for (const [, url] of targets) replies.set(url, await askFor(shop.port, url))

  const bare = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    serialization: 'advanced',
  })
  try {
    bare.send(replies)
    const [address] = (await once(bare, 'message')) as [AddressInfo]
    const servers = [
      { port: shop.port, pid: shop.pid, connections: await connect(shop.port) },
      { port: address.port, pid: bare.pid ?? 0, connections: await connect(address.port) },
    ] as const
    const rows: Row[] = []
    for (const [name, url] of targets) {
      await beSame(url, servers[0].port, servers[1].port)
      rows.push(...(await measurePage(name, url, servers)))
    }
    for (const { connections } of servers) for (const connection of connections) connection.close()
    await untilIdle(shop.pid)
    rows.push({
      name: 'memory, idle after the page rounds',
      unit: 'MB',
      shop: residentMegabytes(shop.pid),
      reach: { atMost: 200 },
    })
    return rows
  } finally {
    bare.disconnect()
  }
}

async function measurePage(name: string, url: string, servers: readonly [Server, Server]): Promise<Row[]> {
  const request = `GET ${url} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`
  const rounds: [shop: Round[], bare: Round[]] = [[], []]
  const ask = (server: Server, ms: number) => loadFor(ms, server, () => request, mustBeOk)
  for (const server of servers) await ask(server, warmUpMs)
  for (let pair = 0; pair < pairs; pair++) {
    // Who goes first changes, so that neither always meets the machine rested.
    for (const side of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      rounds[side].push(await ask(servers[side], roundMs))
    }
  }
  const [shop, bare] = rounds
  const middle = (list: Round[], of: keyof Round) => median(list.map((round) => round[of]))
  const ratio = (of: keyof Round, better: 'more' | 'less') =>
    median(
      shop.map((round, pair) => {
        const other = bare[pair]?.[of] ?? Number.NaN
        return better === 'more' ? round[of] / other : other / round[of]
      }),
    )
  const asking = Math.round(middle(bare, 'clientCpuPerRequest'))
  return [
    {
      name: `${name}: requests`,
      unit: '/s',
      shop: middle(shop, 'perSecond'),
      bare: middle(bare, 'perSecond'),
      ratio: ratio('perSecond', 'more'),
      reach: { atLeast: 0.85 },
    },
    {
      name: `${name}: CPU a request (asking costs ${asking} µs)`,
      unit: 'µs',
      shop: middle(shop, 'cpuPerRequest'),
      bare: middle(bare, 'cpuPerRequest'),
      ratio: ratio('cpuPerRequest', 'less'),
      reach: { atLeast: 0.85 },
    },
  ]
}

async function askFor(port: number, url: string): Promise<KnownReply> {
  const { status, headers, body } = await fetchRaw(port, url, { 'accept-encoding': 'gzip' })
  if (status !== 200) throw new Error(`${url} answers ${status}`)
  const kept = headers.flatMap((name, index) =>
    index % 2 === 0 && !written.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ''] : [],
  )
  return { headers: kept, body }
}

async function beSame(url: string, shopPort: number, barePort: number): Promise<void> {
  const [shop, bare] = await Promise.all([askFor(shopPort, url), askFor(barePort, url)])
  if (!shop.body.equals(bare.body) || shop.headers.join('\n') !== bare.headers.join('\n')) {
    throw new Error(`The bare server does not answer ${url} as the shop does`)
  }
}

function connect(port: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: clients }, () => openConnection(port)))
}

function mustBeOk({ status }: Reply): void {
  if (status !== 200) throw new Error(`A page was answered with ${status}`)
}
