import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { examine } from './doctor.ts'

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
