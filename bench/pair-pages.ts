import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/running-shop.ts'
import { measurePages } from './pages.ts'
import { fetchRaw } from './running-shop.ts'
const trees = process.argv.slice(2)
for (const tree of trees) {
  const dir = mkdtempSync('/tmp/pair-')
  const port = await freePort()
  const child = spawn(process.execPath, ['dist/server/server.js'], { cwd: tree, stdio: 'ignore', env: { PATH: process.env.PATH, HOME: '/root', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dir, TRUST_PROXY: '1', NODE_ENV: 'production' } })
  for (;;) { try { if ((await fetchRaw(port, '/')).status === 200) break } catch {} await wait(50) }
  await wait(25000)
  const rows = await measurePages({ port, pid: child.pid!, dataDir: dir, startSeconds: 0, async stop() {} })
  console.log(tree, rows.map((r: any) => `${r.name}: ${Number(r.shop).toFixed(0)}${r.unit ?? ''}${r.ratio ? ` ${r.ratio.toFixed(2)}` : ''}`).join(' | '))
  child.kill('SIGTERM'); await new Promise((d) => child.once('exit', d)); rmSync(dir, { recursive: true })
}
