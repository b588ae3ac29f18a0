import path from 'node:path'
import * as z from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: webUrl
    .refine((url) => new URL(url).pathname === '/', 'has to be an origin only, such as https://shop.example')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  ADMIN_EMAIL: z.email().default('admin@shop.example'),
  ADMIN_PASSWORD: z.string().min(8).max(128).optional(),
  AUTH_SECRET: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: webUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SHOP_MAIL: z.email().optional(),
  IMAGE_STORE: z.literal('disk').default('disk'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug']).default('info'),
})

/** The environment of CONTRACT.md, read once at start and never again. */
export type Config = z.infer<typeof Environment> & { PUBLIC_URL: string; DATA_DIR: string }

/**
 * Reads CONTRACT's variables; an empty one counts as unset, strangers are left alone.
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
  return {
    ...config,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    DATA_DIR: path.resolve(config.DATA_DIR),
  }
}

function shown(name: string, value: string | undefined): string | undefined {
  return /SECRET|PASSWORD|_URL$|STORE/.test(name) ? '…' : value
}
