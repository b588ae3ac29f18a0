import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Docker, Caddy and systemd do not run where the tests do: what their files say of the shop is compared with the shop.
// By hand: nginx -t and systemd-analyze verify take theirs (docs/operate.md).

const textOf = (file: string) => readFileSync(file, 'utf8')
const variables = [...textOf('src/config.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name)
/** What Node and the C library read themselves. */
const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_']

test('compose.yaml, the image and the unit set only variables that the shop has', () => {
  const [, ofShop = ''] = /environment: &environment\n([\s\S]*?)\n\n/.exec(textOf('compose.yaml')) ?? []
  const composed = [...ofShop.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(composed.length).toBeGreaterThan(10)
  const image = [...textOf('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name)
  const unit = [...textOf('deploy/haqiba.service').matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  )
  const guide = [...textOf('docs/operate.md').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(guide).toContain('BACKUP_PASSPHRASE')
  const known = [...variables, ...others]
  expect([...composed, ...image, ...unit, ...guide].filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test('the image copies what is there, runs as nobody’s root, and asks the shop whether it is ready', () => {
  const text = textOf('Dockerfile')
  const [, last = ''] = text.split(/^FROM .+$/m).slice(1)
  expect(last).toMatch(/^USER node$/m)
  expect(last).toContain('/readyz')
  for (const [, from = ''] of last.matchAll(/^COPY --from=build \/shop\/(\S+)/gm))
    expect([from, ['node_modules', 'dist'].includes(from) || existsSync(from)]).toEqual([from, true])
  expect(textOf('compose.yaml')).toMatch(/read_only: true/)
})

test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
  '%s keeps metrics to itself, lets the largest picture through and says who asks',
  (file) => {
    const text = textOf(file)
    expect(text).toMatch(/\/metrics/)
    expect(text).toMatch(/12 ?m/i)
    expect(text).toMatch(/X-Request-Id/)
    if (file.endsWith('nginx.conf')) expect(text).toContain('X-Forwarded-For $remote_addr')
  },
)
