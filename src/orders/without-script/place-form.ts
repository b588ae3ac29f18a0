import type { Context } from 'hono'
import { isClaimed } from '#src/db/idempotency-keys.ts'
import { listZones } from '#src/delivery/zone.store.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import type { Calls } from '#src/http/html-form.ts'
import { missingPlace } from '#src/orders/checkout-address/destination-terms.ts'
import { trackPath } from '#src/orders/order/track-path.ts'
import { PlacedOrder } from '#src/orders/order/tracked-order.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import { ApiProblem, readProblem } from '#src/ui/data/api.ts'
import { answerRefusal, answerReview, type Desk } from './answer-form.ts'
import { orderOf } from './check-order.ts'
import { keyOf, type SentForm } from './sent-form.ts'

type Placed = { token: string; refused?: undefined } | { token?: undefined; refused: Response }

/**
 * Places the order of a form by the call of everybody's, under the key of its attempt (O1, O2): the token of its tracking link,
 * or the page that says why not.
 */
export async function placeForm(
  c: Context<ApiEnv>,
  calls: Calls,
  { desk, form }: { desk: Desk; form: SentForm },
): Promise<Placed> {
  const { db } = desk.shop
  const order = orderOf(form, await readSettings(db))
  // Zones may have come since the page before, or its hidden fields been emptied.
  const lacksPlace = missingPlace(form.draft, await listZones(db), desk.locale) !== ''
  const key = order && keyOf(form.attempt, order)
  // An order that was placed before they came is answered as it was.
  if (!order || !key || (lacksPlace && !(await isClaimed(db, key))))
    return { refused: await answerReview(desk, form) }
  const headers = {
    'content-type': 'application/json',
    'accept-language': desk.locale,
    'idempotency-key': key,
  }
  const answer = await calls.request(
    '/postOrder',
    { method: 'POST', headers, body: JSON.stringify(order) },
    c.env,
  )
  if (answer.status === 200) {
    const { trackUrl } = PlacedOrder.parse(await answer.json())
    return { token: trackPath(trackUrl).split('/').at(-1) ?? '' }
  }
  const problem = new ApiProblem(answer.status, await readProblem(answer))
  return { refused: await answerRefusal(desk, form, problem) }
}
