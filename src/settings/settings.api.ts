import { createRoute, z } from '@hono/zod-openapi'
import type { Text } from '#src/core/locale.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, needFreshProof } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { invalidInput } from '#src/http/invalid.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { saveSettings } from './save-settings.ts'
import { readSettings, showSettings } from './settings.store.ts'
import { ShownSettings, type WebsiteInfo } from './settings.ts'
import { eitherLanguage } from './settings-fields.ts'
import { meantOf, SettingsPatch, SettingsUpdate } from './settings-update.ts'

export const readSettingsRoute = createRoute({
  method: 'get',
  path: '/getWebsiteInfo',
  summary: 'Site settings',
  responses: { 200: json(z.object({ data: ShownSettings }), 'The settings') },
})

const updateRoute = createRoute({
  method: 'put',
  path: '/updateWebsiteInfo',
  summary: 'Change the site settings; for admins',
  middleware: [readJson] as const,
  request: { body: jsonBody(SettingsUpdate) },
  responses: {
    200: json(z.object({ message: z.string() }), 'They are saved'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

const patchRoute = createRoute({
  method: 'patch',
  path: '/updateWebsiteInfo',
  summary: 'Change some of the site settings; what is left out stays. For admins',
  middleware: [readJson] as const,
  request: { body: jsonBody(SettingsPatch) },
  responses: {
    200: json(z.object({ message: z.string(), version: z.number().int() }), 'They are saved'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

/** product.md section 7's site settings: everybody reads them, admins change them (I9). */
export function settingsApi({ db, clock }: Shop) {
  async function refuse(error: z.ZodError, sent: Promise<unknown>): Promise<never> {
    const { addressAr } = await readSettings(db)
    throw invalidInput(addressAr ? withoutStoodFor(error, await sent) : error)
  }

  return apiRouter()
    .openapi(readSettingsRoute, async (c) =>
      c.json({ data: await showSettings(db, clock(), c.get('caller').role) }, 200),
    )
    .openapi(
      updateRoute,
      async (c) => {
        const update = meantOf(c.req.valid('json'))
        if (redirects(await readSettings(db), update)) needFreshProof(c)
        await saveSettings(db, update, { by: actorOf(c), now: clock() })
        return c.json({ message: saved[preferredLocale(c.req.header('accept-language'))] }, 200)
      },
      (result, c) => (result.success ? undefined : refuse(result.error, c.req.json())),
    )
    .openapi(patchRoute, async (c) => {
      // What the schema fills in where nothing was sent is not what anybody typed.
      const sent = new Set(Object.keys(await c.req.json()))
      const typed = Object.entries(c.req.valid('json')).filter(([name]) => sent.has(name))
      const update = meantOf(Object.fromEntries(typed))
      if (redirects(await readSettings(db), update)) needFreshProof(c)
      await saveSettings(db, update, { by: actorOf(c), now: clock() })
      const message = saved[preferredLocale(c.req.header('accept-language'))]
      return c.json({ message, version: (await readSettings(db)).version }, 200)
    })
}
export type SettingsApi = ReturnType<typeof settingsApi>

/** What is wrong but for an address that was emptied where the Arabic that is saved stands for it (L3): alone it is taken, too. */
function withoutStoodFor(error: z.ZodError, sent: unknown): z.ZodError {
  if (!(sent instanceof Object)) return error
  if (Reflect.get(sent, 'addressAr') !== undefined || Reflect.get(sent, 'address') === undefined) return error
  const isStoodFor = (issue: z.core.$ZodIssue) =>
    issue.code === 'custom' && issue.params?.text === eitherLanguage.address.needed
  return new z.ZodError(error.issues.filter((issue) => !isStoodFor(issue)))
}

/**
 * Where customers send money, and where they ask whether it is right to: a transfer is talked over by WhatsApp, phone or
 * Messenger, so a stranger's number there is as good as a stranger's account. Who changes one has just proved who they
 * are (I12).
 */
const guarded = [
  'bankName',
  'accountHolder',
  'accountNumber',
  'bankMobile',
  'emailAddress',
  'whatsappNumber',
  'contactNumber',
  'messenger',
] as const

function redirects(now: WebsiteInfo, update: SettingsPatch): boolean {
  return guarded.some((name) => update[name] !== undefined && update[name] !== now[name])
}

/** product.md section 8. */
const saved: Text = { en: 'Successfully Updated The Information!', ar: 'حُفظت المعلومات بنجاح!' }
