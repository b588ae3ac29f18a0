import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { openDatabase } from '#src/db/open.ts'
import { createDatabaseOf } from '#test/databases.ts'
import { examine } from './doctor.ts'
import { examineIdentity } from './examine-identity.ts'

test.each([
  [{ PUBLIC_URL: 'https://localhost:9' }, false],
  [{ PUBLIC_URL: 'https://localhost:9', TRUST_PROXY: '1' }, true],
  [{}, true],
])('the doctor finds whether the proxy in front is declared: %j', async (env, well) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const findings = await examine(readConfig({ DATA_DIR: dir, ...env }), new Date())
  expect(findings.find(({ what }) => what === 'proxy')).toMatchObject({ well })
})

test.each([
  ['x7Kq2LmVt9RzB4nWc8PdY1sHf6JgA3eU', true, 'in AUTH_SECRET'],
  ['x7Kq2LmVt9RzB4nWc8PdY1sHf6JgA3eU,another-good-0ne-of-1ast-year-qwz', true, '1 older'],
  ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false, 'few different characters'],
])('the doctor looks at the secrets: %s', async (AUTH_SECRET, well, says) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const findings = await examine(readConfig({ DATA_DIR: dir, AUTH_SECRET }), new Date())
  expect(findings.find(({ what }) => what === 'secret')).toMatchObject({
    well,
    says: expect.stringContaining(says),
  })
})

test.each([
  [200, (url: string) => url, true],
  [200, () => 'https://another.test', false],
  [404, (url: string) => url, false],
])("the doctor asks the owner's OpenID provider (%i) who it is", async (status, issuerOf, well) => {
  const server = createServer((_, res) => {
    const jwks_uri = `${url}/keys`
    res
      .writeHead(status)
      .end(JSON.stringify({ issuer: issuerOf(url), authorization_endpoint: url, jwks_uri }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const openId = { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', OIDC_NAME: 'Ours' }
  const found = await examineIdentity(readConfig(openId))
  expect(found).toMatchObject([{ what: 'openid', well }])
})

test.each([
  ['C.UTF-8', true],
  ['C', false],
])('the doctor finds whether the database indexes Arabic: LC_CTYPE %s', async (type, well) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'haqiba-doctor-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const url = await createDatabaseOf('', `template template0 lc_ctype '${type}'`)
  const { close } = await openDatabase({ url, dir })
  await close()
  const findings = await examine(readConfig({ DATA_DIR: dir, DATABASE_URL: url }), new Date())
  expect(findings.find(({ what }) => what === 'search')).toMatchObject({ well })
})
