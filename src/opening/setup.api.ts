import { createRoute, z } from '@hono/zod-openapi'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf, personOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import { MailGoesTo, mailGoesTo } from '#src/mail/mail-goes-to.ts'
import { queueEmails } from '#src/mail/outbox.store.ts'
import { gulfCountries } from '#src/places/country.ts'
import { paymentMethods } from '#src/settings/delivery.ts'
import { readHiddenRow, readSettings, writeHiddenRow } from '#src/settings/settings.store.ts'
import type { Shop } from '#src/shop.ts'
import { legalPoints } from './legal.ts'
import { listMissing } from './opening.api.ts'
import { findCountriesWithoutZone, findDone, findSwitchedOff, setupSteps } from './setup-checks.ts'

const steps = z.array(z.enum(setupSteps))
const Setup = z
  .object({
    done: steps.meta({ description: 'Found by the shop itself' }),
    skipped: steps.meta({ description: 'The owner wants to hear no more of them' }),
    withoutZone: z.array(z.enum(gulfCountries)).meta({
      description: 'Countries the shop ships to that no zone names: delivery is not done while there are any',
    }),
    switchedOff: z.array(z.enum(paymentMethods)).meta({
      description:
        'Ways to pay that the policies name and that are switched off: policies are not done while there are any',
    }),
    missing: z.array(z.enum(legalPoints)).meta({
      description: 'What has to be said before opening and is not yet; steps of several points wait for all',
    }),
  })
  .meta({ id: 'Setup' })

const readRoute = createRoute({
  method: 'get',
  path: '/setup',
  summary: 'What an owner sets up, and how far that is; for admins (B4)',
  responses: { 200: json(z.object({ data: Setup })), ...problems(401, 403) },
})

const skipRoute = createRoute({
  method: 'put',
  path: '/setup',
  summary: 'Which steps the guide leaves out; for admins (B4)',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ skipped: steps }).meta({ id: 'SetupUpdate' })) },
  responses: {
    200: json(z.object({ data: z.object({ skipped: steps }) })),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const letterRoute = createRoute({
  method: 'post',
  path: '/testLetter',
  summary: 'Send a test letter to who asks; for admins (B4)',
  responses: {
    200: json(z.object({ data: z.object({ to: z.string(), goTo: MailGoesTo }) })),
    ...problems(401, 403, 503),
  },
})

/** The name of the row; no setting that anybody else reads. */
const skippedRow = 'setupSkipped'

/** The guide on the dashboard's index of a shop with missing steps (B4). */
export function setupApi({ db, config, clock }: Shop) {
  return apiRouter()
    .openapi(readRoute, async (c) => {
      const settings = await readSettings(db)
      const [missing, withoutZone] = [await listMissing(db), await findCountriesWithoutZone(db, settings)]
      const switchedOff = await findSwitchedOff(db, settings)
      const facts = { settings, missing, withoutZone, switchedOff }
      const done = await findDone({ db, config, now: clock(), ...facts })
      const { data: skipped = [] } = steps.safeParse(await readHiddenRow(db, skippedRow))
      return c.json({ data: { done, skipped, withoutZone, switchedOff, missing } }, 200)
    })
    .openapi(skipRoute, async (c) => {
      const skipped = [...new Set(c.req.valid('json').skipped)]
      const who = { by: actorOf(c), now: clock() }
      await inTransaction(db, async (trx) => {
        await writeHiddenRow(trx, skippedRow, skipped)
        await recordAudit(trx, { kind: 'setup-skipped' }, who)
      })
      return c.json({ data: { skipped } }, 200)
    })
    .openapi(letterRoute, async (c) => {
      const { email: to } = personOf(c)
      const locale = preferredLocale(c.req.header('accept-language'))
      const letter = { kind: 'test-letter', recipient: to, locale, payload: {} } as const
      const who = { by: actorOf(c), now: clock() }
      await inTransaction(db, async (trx) => {
        await queueEmails(trx, [letter], who.now)
        await recordAudit(trx, { kind: 'test-letter-sent' }, who)
      })
      return c.json({ data: { to, goTo: mailGoesTo(config) } }, 200)
    })
}
export type SetupApi = ReturnType<typeof setupApi>
