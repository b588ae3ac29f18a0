import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket on this machine that checks SigV4 by the published recipe, written apart from the code it proves. */
export type S3Server = {
  endpoint: string
  objects: Map<string, Buffer>
  /** Answers everything with this status from now on; 0 is as usual. */
  failWith(status: number): void
  close(): Promise<void>
}

const secret = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'

export const s3Place = {
  bucket: 'bags',
  region: 'me-south-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: secret,
}

export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  let failure = 0
  const server: Server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray())
    const key = req.url ?? ''
    const status = failure || judge(req, body)
    if (status !== 200) return res.writeHead(status).end('<Error/>')
    const [bucket, query] = key.split('?')
    if (bucket === '/bags' && query) {
      const prefix = `/bags/${new URLSearchParams(query).get('prefix')}`
      const keys = [...objects.keys()].filter((one) => one.startsWith(prefix))
      return res.writeHead(200).end(keys.map((one) => `<Key>${one.slice('/bags/'.length)}</Key>`).join(''))
    }
    if (!key.startsWith('/bags/')) return res.writeHead(404).end('<Code>NoSuchBucket</Code>')
    if (req.method === 'PUT') objects.set(key, body)
    if (req.method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (req.method === 'GET' && !found) return res.writeHead(404).end('<Code>NoSuchKey</Code>')
    res.writeHead(200).end(req.method === 'GET' ? found : undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failWith(status) {
      failure = status
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** 200 for a request signed with our secret over its very content, 403 for every other. */
function judge(req: IncomingMessage, body: Buffer): number {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, id, day = '', region = '', signed = '', signature] =
    pattern.exec(req.headers.authorization ?? '') ?? []
  if (id !== s3Place.accessKeyId || region !== s3Place.region) return 403
  const hash = sha(body)
  if (req.headers['x-amz-content-sha256'] !== hash) return 403
  const [path = '', query = ''] = (req.url ?? '').split('?')
  const names = signed.split(';')
  const headers = names.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('')
  const canonical = [req.method, path, query, headers, signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (from, part) => createHmac('sha256', from).update(part).digest(),
    Buffer.from(`AWS4${secret}`),
  )
  return createHmac('sha256', key).update(text).digest('hex') === signature ? 200 : 403
}

function sha(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
