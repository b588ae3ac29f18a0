import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#src/db/open.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL cluster of this run; nobody works in the database it names. */
    postgresUrl: string
    /** A folder with the SQLite file of a shop that nobody has opened yet. */
    sqliteTemplate: string
  }
}

const template = 'shop_template'

/**
 * One PostgreSQL cluster for the run, and of each engine one empty shop in its newest shape: a test file copies it in
 * the tenth of the time that all migrations take. Fails the run when it cannot.
 */
export default async function databases(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const dir = mkdtempSync(path.join(tmpdir(), 'haqiba-template-'))
  const close = async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await fill({ dir })
    await execute(server.url, `create database ${template}`)
    await fill({ dir, url: urlOf(server.url, template) })
  } catch (error) {
    await close()
    throw error
  }
  project.provide('postgresUrl', server.url)
  project.provide('sqliteTemplate', dir)
  return close
}

/** A PostgreSQL database of one's own, with the empty shop in it; answers its URL. */
export async function createShopDatabase(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  // Its files as they are, not page by page through the log.
  await execute(url, `create database ${name} template ${template} strategy file_copy`)
  return urlOf(url, name)
}

/** A PostgreSQL database of one's own with what these statements make, of these options; answers its URL. */
export async function createDatabaseOf(statements: string, options = ''): Promise<string> {
  const url = inject('postgresUrl')
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  await execute(url, `create database ${name} ${options}`)
  await execute(urlOf(url, name), statements)
  return urlOf(url, name)
}

/** Puts the empty shop's SQLite file into a new folder. */
export function copyShopFile(dir: string): void {
  copyFileSync(path.join(inject('sqliteTemplate'), 'shop.db'), path.join(dir, 'shop.db'))
}

async function fill(where: { dir: string; url?: string }): Promise<void> {
  const { close } = await openDatabase(where)
  await close()
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function urlOf(cluster: string, database: string): string {
  const url = new URL(cluster)
  url.pathname = `/${database}`
  return url.href
}
