import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { createCluster, findPrograms, signalAll, startCluster, unprivilegedAccount } from '../../postgres.ts'
import { freePort } from '../../running-shop.ts'

type Node = { home: string; data: string; port: number; server?: Awaited<ReturnType<typeof startCluster>> }

/** A PostgreSQL primary with a streaming replica; who is which changes with each failover. */
export class ReplicatedPostgres {
  private readonly account = unprivilegedAccount()
  private readonly synchronous: boolean
  private programs = ''
  private primary!: Node
  private standby!: Node
  /** Both servers, for a shop. */
  url = ''

  private constructor(synchronous: boolean) {
    this.synchronous = synchronous
  }

  static async start({ synchronous }: { synchronous: boolean }): Promise<ReplicatedPostgres> {
    const pair = new ReplicatedPostgres(synchronous)
    pair.primary = await pair.makeNode()
    pair.standby = await pair.makeNode()
    pair.programs = findPrograms(pair.primary.home, pair.account)
    createCluster(pair.programs, pair.primary.data, pair.account)
    await pair.run(pair.primary)
    await pair.follow()
    const hosts = [pair.primary, pair.standby].map(({ port }) => `127.0.0.1:${port}`)
    pair.url = `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`
    return pair
  }

  /** The standby alone, for a shop's lists; after a failover the old primary. */
  get readUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.standby.port}/postgres`
  }

  /** What no shop says, asked of the primary. */
  askPrimary(statement: string): Promise<unknown[]> {
    return ask(this.primary, statement)
  }

  /** Kills every process of the primary at once, as a power cut would. */
  async killPrimary(): Promise<void> {
    signalAll(processesOf(this.primary), 'SIGKILL')
    await this.primary.server?.stop()
  }

  /** The same for the standby. */
  async killStandby(): Promise<void> {
    signalAll(processesOf(this.standby), 'SIGKILL')
    await this.standby.server?.stop()
  }

  /** The standby stands still with every connection open, until the function that is answered is called. */
  freezeStandby(): () => void {
    const frozen = processesOf(this.standby)
    signalAll(frozen, 'SIGSTOP')
    return () => signalAll(frozen, 'SIGCONT')
  }

  /** The standby hears of all that is written and shows none of it. */
  async pauseReplay(): Promise<void> {
    await ask(this.standby, 'select pg_wal_replay_pause()')
    while (
      (await ask(this.standby, "select 1 where pg_get_wal_replay_pause_state() = 'paused'")).length === 0
    )
      await wait(10)
  }

  /** How many connections there are at the standby, but for the one that asks. */
  async readersOfStandby(): Promise<number> {
    const others = "backend_type = 'client backend' and pid <> pg_backend_pid()"
    return (await ask(this.standby, `select pid from pg_stat_activity where ${others}`)).length
  }

  async resumeReplay(): Promise<void> {
    await ask(this.standby, 'select pg_wal_replay_resume()')
  }

  /** Reads of a table wait at the standby and nowhere else, and it shows nothing new; until `resumeReplay`. */
  async lockAtStandby(table: string): Promise<void> {
    const client = await connectTo(this.primary)
    await client.query(`begin; lock table ${table} in access exclusive mode; select pg_current_xact_id()`)
    // A lock of whoever wrote nothing yet is told of with what is written next.
    await client.query("select pg_logical_emit_message(false, 'lock', 'flush'), pg_switch_wal()")
    const held = `select 1 from pg_locks where relation = '${table}'::regclass and mode = 'AccessExclusiveLock'`
    while ((await ask(this.standby, held)).length === 0) await wait(10)
    await this.pauseReplay()
    await client.query('commit')
    await client.end()
  }

  /** What an operator does then: the standby becomes the primary, and waits for nobody until there is another. */
  async promote(): Promise<void> {
    await ask(this.standby, 'alter system reset synchronous_standby_names')
    await ask(this.standby, 'select pg_reload_conf()')
    await ask(this.standby, 'select pg_promote(true, 25)')
    const gone = this.primary
    this.primary = this.standby
    this.standby = gone
  }

  /** The server that was the primary is started as a standby of the new one, with all that it had, as nobody should. */
  async startOldPrimary(): Promise<void> {
    const { primary, standby } = this
    rmSync(path.join(standby.data, 'postmaster.pid'), { force: true })
    writeFileSync(path.join(standby.data, 'standby.signal'), '')
    const own = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`
    writeFileSync(path.join(standby.data, 'postgresql.auto.conf'), own)
    await this.run(standby)
  }

  /** The standby hears no more of the primary. */
  async cutReplication(): Promise<void> {
    await ask(this.standby, "alter system set primary_conninfo = ''")
    await ask(this.standby, 'select pg_reload_conf()')
    while ((await ask(this.primary, 'select pid from pg_stat_replication')).length > 0) await wait(20)
  }

  /** Makes the other server anew, as a standby of the primary with all it has; with `synchronous` no commit goes without it. */
  async follow(): Promise<void> {
    const { primary, standby } = this
    rmSync(standby.data, { recursive: true, force: true })
    const client = await connectTo(primary)
    await client.query("select pg_backup_start('standby', true)")
    // Files come and go under it: what that misses is in the log that the standby reads from here on.
    spawnSync('cp', ['-a', primary.data, standby.data])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    await client.end()
    const log = path.join(standby.data, 'pg_wal')
    rmSync(log, { recursive: true, force: true })
    mkdirSync(log, { mode: 0o700 })
    rmSync(path.join(standby.data, 'postmaster.pid'), { force: true })
    writeFileSync(path.join(standby.data, 'backup_label'), rows[0].labelfile)
    writeFileSync(path.join(standby.data, 'standby.signal'), '')
    const own = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`
    writeFileSync(path.join(standby.data, 'postgresql.auto.conf'), own)
    if (this.account) execFileSync('chown', ['-R', `${this.account.uid}:${this.account.gid}`, standby.data])
    await this.run(standby)
    while ((await ask(primary, "select pid from pg_stat_replication where state = 'streaming'")).length === 0)
      await wait(20)
    if (!this.synchronous) return
    await ask(primary, "alter system set synchronous_standby_names = '*'")
    await ask(primary, 'select pg_reload_conf()')
    while ((await ask(primary, "select pid from pg_stat_replication where sync_state = 'sync'")).length === 0)
      await wait(20)
  }

  async remove(): Promise<void> {
    for (const { server, home } of [this.standby, this.primary]) {
      await server?.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    }
  }

  private async makeNode(): Promise<Node> {
    const home = mkdtempSync(path.join(tmpdir(), 'haqiba-replicated-'))
    if (this.account) chownSync(home, this.account.uid, this.account.gid)
    return { home, data: path.join(home, 'data'), port: await freePort() }
  }

  private async run(node: Node): Promise<void> {
    const own = ['fsync=on', 'synchronous_commit=on', 'wal_keep_size=512MB']
    node.server = await startCluster(this.programs, node.home, node.port, this.account, { own })
  }
}

/** The server of a node and all processes that it has begun. */
function processesOf({ data }: Node): number[] {
  const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' }).stdout
  const others = children.split('\n').filter((line) => line.trim() !== '')
  return [postmaster, ...others.map(Number)]
}

async function ask(node: Node, statement: string): Promise<unknown[]> {
  const client = await connectTo(node)
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

async function connectTo({ port }: Node): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
