import path from 'node:path'
import * as z from 'zod'
import { hostsOf } from './core/postgres-hosts.ts'

const port = z.coerce.number().int().min(1).max(65535)
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** The secrets of AUTH_SECRET or of the file in DATA_DIR: the one that signs, then those it replaces. */
export function secretsIn(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))]
}

function isPostgresUrl(text: string): boolean {
  return hostsOf(text).urls.every((one) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(one).success)
}

/** IMAGE_STORE read: what is wanted, or undefined. */
function readImageStore(text: string) {
  if (text === 'disk') return { kind: 'disk' as const }
  const key = /^imgbb:([\w-]+)$/.exec(text)?.[1]
  return key ? { kind: 'imgbb' as const, key } : readBucket(text)
}

/** BACKUP_DIR read: a bucket, a folder, or undefined. */
function readBackupPlace(text: string) {
  return text.startsWith('s3:') ? readBucket(text) : { kind: 'folder' as const, dir: path.resolve(text) }
}

/** A bucket and who may write there, or undefined. `&insecure=1` speaks plain HTTP, for a bucket on this machine. */
function readBucket(text: string) {
  const url = text.startsWith('s3://') && URL.canParse(text) ? new URL(text) : undefined
  const bucket = url?.pathname.slice(1)
  if (!url || !bucket || bucket.includes('/') || !url.username || !url.password) return undefined
  return {
    kind: 's3' as const,
    endpoint: `${url.searchParams.get('insecure') === '1' ? 'http' : 'https'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}

/** IDENTITY read: who keeps passwords, or undefined. A project is named as Google names them. */
function readIdentity(text: string) {
  if (text === 'embedded') return { kind: 'embedded' as const }
  const [, project, key] = /^firebase:([a-z][a-z0-9-]{4,28}[a-z0-9]):([\w-]{10,100})$/.exec(text) ?? []
  return project && key ? { kind: 'firebase' as const, project, key } : undefined
}

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: webUrl
    .refine((url) => new URL(url).pathname === '/', 'has to be an origin only, such as https://shop.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, 'has to be postgres://USER:PASSWORD@HOST:PORT/NAME, or with HOST:PORT,HOST:PORT')
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .refine(
      (url) => isPostgresUrl(url) && hostsOf(url).urls.length === 1,
      'has to be postgres://USER:PASSWORD@HOST:PORT/NAME, of one server',
    )
    .optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  OPEN: z.enum(['0', '1']).default('1'),
  ADMIN_EMAIL: z.email().default('admin@shop.example'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  AUTH_SECRET: z
    .string()
    .refine(
      (text) => secretsIn(text).length > 0 && secretsIn(text).every((one) => one.length >= 32),
      'has to be secrets of at least 32 characters, with commas between, the one that signs first',
    )
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webUrl.optional(),
  IDENTITY: z
    .string()
    .default('embedded')
    .transform((text, context) => {
      const identity = readIdentity(text)
      if (identity) return identity
      context.addIssue('has to be embedded or firebase:PROJECT:WEB_API_KEY')
      return z.NEVER
    }),
  OIDC_ISSUER: webUrl.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .max(30)
    .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&'-]*$/u, 'has to be a name of at most 30 letters and digits')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SHOP_MAIL: z.email().optional(),
  IMAGE_STORE: z
    .string()
    .default('disk')
    .transform((text, context) => {
      const store = readImageStore(text)
      if (store) return store
      context.addIssue('has to be disk, s3://KEY:SECRET@HOST/BUCKET?region=… or imgbb:KEY')
      return z.NEVER
    }),
  BACKUP_DIR: z
    .string()
    .transform((text, context) => {
      const place = readBackupPlace(text)
      if (place) return place
      context.addIssue('has to be a folder or s3://KEY:SECRET@HOST/BUCKET?region=…')
      return z.NEVER
    })
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'has to be a time of day in Muscat, such as 03:30')
    .default('03:00'),
  BACKUP_PASSPHRASE: z.string().min(16).max(1000).optional(),
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

/** The environment of the README, read once at start and never again. */
export type Config = z.infer<typeof Environment> & { PUBLIC_URL: string; DATA_DIR: string }

/**
 * Reads the README's variables; an empty one counts as unset, unknown ones are ignored.
 * Throws an Error of one line that names the first variable it cannot use.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = Environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0])
    throw new Error(
      `${name}: ${issue?.message ?? 'is not valid'} (got ${JSON.stringify(shown(name, given[name]))})`,
    )
  }
  const config = result.data
  const half = oidcNames.find((name) => config[name] === undefined)
  if (half && oidcNames.some((name) => config[name] !== undefined))
    throw new Error(`${half}: is needed beside the other OIDC_ variables`)
  if (config.DATABASE_READ_URL && !config.DATABASE_URL)
    throw new Error('DATABASE_READ_URL: is of PostgreSQL and needs DATABASE_URL beside it')
  return {
    ...config,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    DATA_DIR: path.resolve(config.DATA_DIR),
  }
}

const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

function shown(name: string, value: string | undefined): string | undefined {
  return /SECRET|PASS|TOKEN|_URL$|STORE|IDENTITY|BACKUP_DIR/.test(name) ? '…' : value
}
