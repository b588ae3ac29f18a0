import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { type Config, secretsIn } from '#src/config.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { openBare } from '#src/db/open-bare.ts'
import { examineReplica } from '#src/db/replica/open-replica.ts'
import { isLockHeld } from '#src/db/sqlite.ts'
import { answersAt } from '#src/opening/setup-checks.ts'
import { examineDatabase } from './examine-database.ts'
import { examineIdentity } from './examine-identity.ts'
import { examineOpening, lineFor } from './examine-opening.ts'
import { examinePictures } from './examine-pictures.ts'
import { bad, type Finding, look } from './finding.ts'

/** The oldest Node that brings what the shop needs; tools/setup.mjs finds one. */
const oldestNode = [22, 22] as const
const patienceMs = 5000
const leastFreeMegabytes = 1000
/** A secret made at random has more different characters than this. */
const fewestLetters = 12

/** Looks at everything the shop depends on, also beside a running one, and changes nothing that stays. */
export async function examine(config: Config, now: Date): Promise<Finding[]> {
  const isRunning = config.DATABASE_URL === undefined && isLockHeld(config.DATA_DIR)
  const findings = [
    await look('node', async () => examineNode()),
    await look(
      'clock',
      async () => `${muscatDate(now)} ${muscatTime(now)} in Muscat; the machine's zone does not matter`,
    ),
    await look('data', async () => examineFolder(config.DATA_DIR)),
    await look('disk', async () => examineDisk(config.DATA_DIR)),
    await look('mail', () => examineMail(config)),
    await look('public url', () => examineUrl(config.PUBLIC_URL, isRunning)),
    await look('proxy', async () => examineProxy(config)),
    await look('secret', async () => examineSecret(config)),
    ...(await examineIdentity(config)),
  ]
  const isNew = config.DATABASE_URL === undefined && !existsSync(`${config.DATA_DIR}/shop.db`)
  if (isNew) return [...findings, { what: 'database', well: true, says: 'none yet: npm start makes it' }]
  const opened = await look('database', async () => {
    const { db, close } = openBare({ url: config.DATABASE_URL, dir: config.DATA_DIR }, { toRead: true })
    try {
      findings.push(
        ...(await examineDatabase(db, now)),
        ...(await examinePictures(db, config)),
        ...(await examineOpening(db, config, now)),
      )
      const { DATABASE_READ_URL: readUrl } = config
      if (readUrl)
        findings.push(
          await look('read replica', async () => {
            const trouble = await examineReplica(readUrl, db)
            return trouble === undefined
              ? 'follows the primary and answers lists'
              : bad('read replica', `${trouble}: the primary answers lists. See docs/scale.md`)
          }),
        )
    } finally {
      await close()
    }
    return `${config.DATABASE_URL ? 'PostgreSQL' : 'SQLite'} answers${isRunning ? '; a shop is running on it' : ''}`
  })
  return [...findings, opened]
}

function examineNode(): string | Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])
  return isOld
    ? bad('node', `${process.version} is too old, ${oldestNode.join('.')} is needed`)
    : process.version
}

function examineFolder(dir: string): string | Finding {
  if (!existsSync(dir)) return `${dir} is not there yet: npm start makes it`
  accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
  const open = statSync(dir).mode & 0o077
  if (open !== 0 && process.platform !== 'win32')
    return bad('data', `${dir} can be opened by other people of this machine. Say: chmod 700 ${dir}`)
  return `${dir} is the shop's alone`
}

/** Room for orders, for a backup on its way, and for a database that doubles while it is tidied. */
function examineDisk(dir: string): string | Finding {
  const { bavail, bsize } = statfsSync(existsSync(dir) ? dir : '.')
  const free = Math.floor((bavail * bsize) / 1e6)
  return free < leastFreeMegabytes
    ? bad('disk', `only ${free} MB are free where DATA_DIR is: make room, at least ${leastFreeMegabytes} MB`)
    : `${free} MB are free`
}

async function examineMail({ SMTP_URL, MAIL_FROM }: Config): Promise<string | Finding> {
  if (!SMTP_URL) return 'no SMTP_URL: letters are files in DATA_DIR/mail, nobody gets them by mail'
  const { createTransport } = await import('nodemailer')
  const server = createTransport({
    url: SMTP_URL,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  try {
    await server.verify()
  } finally {
    server.close()
  }
  return `the server of SMTP_URL takes us${MAIL_FROM ? `, from ${MAIL_FROM}` : ''}`
}

/** The shop speaks http itself, so https is a proxy's: undeclared, every visitor has the proxy's address. */
function examineProxy({ PUBLIC_URL, TRUST_PROXY }: Config): string | Finding {
  if (PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0)
    return bad(
      'proxy',
      'PUBLIC_URL is https, so a proxy stands in front, but TRUST_PROXY is 0: limits take all visitors for one. Set TRUST_PROXY=1',
    )
  return TRUST_PROXY === 0 ? 'none; limits count by the address that connects' : `${TRUST_PROXY} believed`
}

/** Secrets that sign (record 026): long enough they are, or the shop would not start. */
function examineSecret({ AUTH_SECRET }: Config): string | Finding {
  if (!AUTH_SECRET) return 'made by the shop, in DATA_DIR'
  const [, ...older] = secretsIn(AUTH_SECRET)
  if (secretsIn(AUTH_SECRET).some((one) => new Set(one).size < fewestLetters))
    return bad('secret', 'AUTH_SECRET has few different characters. Take one from: openssl rand -base64 32')
  return older.length === 0
    ? 'in AUTH_SECRET'
    : `in AUTH_SECRET, with ${older.length} older: leave them out after 30 days`
}

/** A running shop has to be reached there; one that is stopped cannot be. */
async function examineUrl(url: string, isRunning: boolean): Promise<string | Finding> {
  const { protocol, hostname } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (protocol === 'http:' && !isHere)
    return bad(
      'public url',
      `${url} is not https: passwords would be read on their way. Put a proxy with TLS in front`,
    )
  if (!(await answersAt(url)) && isRunning)
    return bad(
      'public url',
      `${url} does not lead to the running shop. Set PUBLIC_URL${lineFor('domain', 'PUBLIC_URL')}`,
    )
  return `${url}${isHere ? ' (this machine only; set PUBLIC_URL before anybody shops)' : ''}`
}
