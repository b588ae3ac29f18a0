import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

function complaintOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the environment (product.md section 10)', () => {
  test('is all optional', () => {
    const defaults = {
      PORT: 3000,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: path.resolve('data'),
      DEMO: '1',
      OPEN: '1',
      ADMIN_EMAIL: 'admin@shop.example',
      IDENTITY: { kind: 'embedded' },
      IMAGE_STORE: { kind: 'disk' },
      BACKUP_AT: '03:00',
      TRUST_PROXY: 0,
      LOG_LEVEL: 'info',
    }
    expect(readConfig({})).toEqual(defaults)
    const empty = Object.fromEntries(
      [...Object.keys(defaults), 'DATABASE_URL', 'DATABASE_READ_URL', 'SMTP_URL'].map((name) => [name, '']),
    )
    expect(readConfig({ ...empty, PATH: '/bin', NODE_ENV: 'x', npm_config_port: 'x' })).toEqual(defaults)
  })

  test('is taken as it is given', () => {
    const given = {
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://shop.example/',
      DATA_DIR: '/var/shop',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      DEMO: '0',
      TRUST_PROXY: '2',
      SMTP_URL: 'smtps://me:secret@mail.example:465',
      AUTH_SECRET: 'x'.repeat(32),
    }
    const { PUBLIC_URL, PORT, TRUST_PROXY, ...rest } = readConfig(given)
    expect([PUBLIC_URL, PORT, TRUST_PROXY]).toEqual(['https://shop.example', 8080, 2])
    expect({ ...given, ...rest }).toEqual({ ...given, ...rest, PUBLIC_URL: given.PUBLIC_URL })
    const DATABASE_URL = 'postgres://shop:secret@one:5432,two:5433/shop?target_session_attrs=read-write'
    expect(readConfig({ DATABASE_URL })).toMatchObject({ DATABASE_URL })
    expect(readConfig({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000')
  })

  test.each([
    ['PORT', ['0', '-1', '65536', '3000.5', 'http', '80 80', 'NaN', '1e999']],
    [
      'PUBLIC_URL',
      ['https://shop.example/store', 'shop.example', 'ftp://shop.example', '/shop', 'javascript:alert(1)'],
    ],
    ['DATABASE_URL', ['mysql://db/shop', 'db:5432', 'http://db', 'postgres://one:5432,two:x/shop']],
    [
      'DATABASE_READ_URL',
      ['mysql://db/shop', 'db:5432', 'postgres://one:5432,two:5432/shop', 'postgres://db/shop'],
    ],
    ['DEMO', ['yes', 'true', '2']],
    ['ADMIN_EMAIL', ['admin', 'admin@', '@shop', 'a b@shop.example', 'x@y\nz']],
    ['ADMIN_PASSWORD', ['hunter2', 'p'.repeat(129)]],
    ['AUTH_SECRET', ['s3cret', 's'.repeat(31)]],
    [
      'IDENTITY',
      ['google', 'firebase', 'firebase:demo-shop', 'firebase:X:abcdefghijkl', 'firebase:demo-shop:short'],
    ],
    ['OIDC_ISSUER', ['issuer.example', 'file:///etc/passwd']],
    ['OIDC_NAME', ['<b>Ours</b>', 'x'.repeat(31), '\u202eOurs', ' ']],
    ['GOOGLE_ISSUER', ['accounts.google.com', 'file:///etc/passwd']],
    ['SMTP_URL', ['mail.example:25', 'https://mail.example']],
    ['SHOP_MAIL', ['shop']],
    [
      'IMAGE_STORE',
      [
        'floppy',
        'imgbb',
        'imgbb:',
        'S3',
        's3://host/bucket',
        's3://key:secret@host',
        's3://key:secret@host/a/b',
      ],
    ],
    ['BACKUP_DIR', ['s3://host/bucket', 's3://key:secret@host']],
    ['BACKUP_AT', ['3', '24:00', '03:60', 'night']],
    ['BACKUP_PASSPHRASE', ['too short']],
    ['METRICS_TOKEN', ['short']],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', ['collector:4318', 'grpc://collector']],
    ['TRUST_PROXY', ['-1', '11', 'yes', '1.5', 'true']],
    ['LOG_LEVEL', ['loud', 'INFO']],
  ])('a bad %s stops the start with one line that names it', (name, values) => {
    for (const value of values) {
      const complaint = complaintOf({ [name]: value })
      expect([value, complaint]).toEqual([value, expect.stringMatching(new RegExp(`^${name}: .{5,}$`))])
      expect(complaint).not.toMatch(/[\r\n]/)
    }
  })

  test('never tells a secret, however wrong it is', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'qjzxQJZX'), minLength: 6, maxLength: 7 })
    fc.assert(
      fc.property(secret, (word) => {
        for (const env of [
          { AUTH_SECRET: word },
          { ADMIN_PASSWORD: word },
          { ADMIN_PASSWORD: word.repeat(30) },
          { DATABASE_URL: `mysql://shop:${word}@db/shop` },
          { SMTP_URL: `http://shop:${word}@mail` },
          { IMAGE_STORE: `s4://key:${word}@host` },
          { PUBLIC_URL: `ftp://me:${word}@shop` },
          { GOOGLE_CLIENT_SECRET: word, PORT: 'bad' },
        ]) {
          expect(complaintOf(env)).toMatch(/^[A-Z_]+: /)
          expect(complaintOf(env)).not.toContain(word)
        }
      }),
    )
  })
})
