import path from 'node:path'
import { browserAddress } from '#src/app/browser-address.ts'
import { createApp } from '#src/app/create-app.ts'
import { openShop } from '#src/app/open-shop.ts'
import { warmPages } from '#src/app/warm-pages.ts'
import { createGuardedServer } from '#src/http/guard-server.ts'
import { endServer } from '#src/http/requests/end-server.ts'
import { collectWhenIdle } from '#src/operate/telemetry/collect-when-idle.ts'
import { builtAssets, builtStyle } from '#src/render/page-assets.ts'
import { readConfig } from './config.ts'

/** Product.md section 10 promises an exit within 10 s. */
const longestExitMs = 9500

/** Half of it is enough on the smallest machine: who waits for the shop waits no longer for this. */
const longestWarmMs = 1500

async function main() {
  // A container's first process is told nothing by a signal that it does not listen to.
  let stop = async (): Promise<void> => process.exit(0)
  process.once('SIGTERM', () => stop())
  process.once('SIGINT', () => stop())
  // Customers' names and receipts are in the files that the shop makes.
  process.umask(0o077)
  const root = process.cwd()
  const filesDir = path.join(root, 'dist/client')
  const config = readConfig(process.env)
  const { shop, variants, warmUp, stopping, endStreams, close } = await openShop(
    config,
    path.join(root, 'src/demo'),
  )
  const app = createApp(shop, variants, {
    assetsOf: builtAssets(filesDir),
    style: builtStyle(filesDir),
    filesDir,
  })
  const server = createGuardedServer(app, config.PUBLIC_URL)
  stop = async () => {
    if (stopping.aborted) return
    setTimeout(() => process.exit(1), longestExitMs).unref()
    endStreams()
    // A browser asks again by itself what a kept connection did not take; a proxy may not.
    if (server.listening) await endServer(server, config.TRUST_PROXY > 0 ? {} : { keptMs: 0 })
    await close()
    process.exit(0)
  }
  const over = AbortSignal.any([stopping, AbortSignal.timeout(longestWarmMs)])
  await warmPages(app.warm, over).catch((error) => shop.log.error('pages could not be warmed', error))
  if (stopping.aborted) return
  const cannotListen = async (error: Error) => {
    await close()
    refuseToStart(error)
  }
  server.once('error', cannotListen)
  server.listen(config.PORT, config.HOST, () => {
    server.off('error', cannotListen)
    // Such as too many open files: the shop goes on with the connections it has.
    server.on('error', (error) => shop.log.error('listening', error))
    process.stdout.write(`Shop ready at ${browserAddress(config.HOST, config.PORT)}\n`)
    warmUp()
    collectWhenIdle((bytes) => shop.log.debug('memory was given back', { bytes }))
  })
}

function refuseToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(refuseToStart)
