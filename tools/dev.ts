import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import path from 'node:path'
import process from 'node:process'
import react from '@vitejs/plugin-react'
import { createServer as createVite } from 'vite'
import { browserAddress } from '#src/app/browser-address.ts'

// The shop with hot reload: pages through Vite in the browser, server files through Vite's module runner, so that
// the next request after a change meets the new code. Database and pictures stay open meanwhile.
const server = createServer()
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: { server }, hmr: { server } },
})
type Sources = {
  config: typeof import('#src/config.ts')
  start: typeof import('#src/app/open-shop.ts')
  app: typeof import('#src/app/create-app.ts')
  assets: typeof import('#src/render/page-assets.ts')
  parts: typeof import('./parts/document.tsx')
}

const { readConfig } = await load('config')
const { openShop } = await load('start')
const config = readConfig(process.env)
const { shop, variants, warmUp, close } = await openShop(config, path.resolve('src/demo'))

server.on('request', (req, res) => {
  vite.middlewares(req, res, async () => {
    try {
      const parts = (await load('parts')).partsDocument(pathOf(req))
      if (parts === undefined) return (await freshApp())(req, res)
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end(addReload(parts))
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      shop.log.error(`development server: ${req.url}`, error)
      res.statusCode = 500
      res.end(error instanceof Error ? error.stack : String(error))
    }
  })
})
server.listen(config.PORT, config.HOST, () => {
  process.stdout.write(`Shop ready at ${browserAddress(config.HOST, config.PORT)}\n`)
  warmUp()
})
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*/, '')
}

let known: { createApp: Sources['app']['createApp']; answer: RequestListener } | undefined

async function freshApp(): Promise<RequestListener> {
  const [{ createApp }, { sourceAssets }] = await Promise.all([load('app'), load('assets')])
  if (known?.createApp !== createApp) {
    known = { createApp, answer: createApp(shop, variants, { assetsOf: sourceAssets, transform: addReload }) }
  }
  return known.answer
}

// At the end of the head, where hydration does not mind them, and without white space, which it would.
function addReload(html: string): string {
  const refresh = react.preambleCode.replace('__BASE__', '/')
  const scripts = `<script type="module" src="/@vite/client"></script><script type="module">${refresh}</script>`
  return html.replace('</head>', `${scripts}</head>`)
}

function load<K extends keyof Sources>(name: K): Promise<Sources[K]> {
  const files: Record<keyof Sources, string> = {
    config: '/src/config.ts',
    start: '/src/app/open-shop.ts',
    app: '/src/app/create-app.ts',
    assets: '/src/render/page-assets.ts',
    parts: '/tools/parts/document.tsx',
  }
  return vite.ssrLoadModule(files[name]) as Promise<Sources[K]>
}

async function stop() {
  server.closeAllConnections()
  await vite.close()
  await close()
  process.exit(0)
}
