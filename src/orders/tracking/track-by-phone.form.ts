import type { Hono } from 'hono'
import type { ApiEnv } from '#src/http/api-router.ts'
import { type Calls, plainForm } from '#src/http/html-form.ts'
import { trackPath } from '#src/orders/order/track-path.ts'
import { TrackLink } from './track-by-phone.ts'

/** What the page says when there is no order to lead to, by the status of the call; see track-by-phone.page.tsx. */
const outcomes: Record<number, string> = { 400: 'no', 404: 'no', 422: 'no' }

/** Tracking by number and phone (O13) as a browser without JavaScript asks for it. */
export function trackForm(calls: Calls): Hono<ApiEnv> {
  return plainForm(calls, {
    page: '/track',
    call: '/trackOrder',
    async next(answer) {
      if (answer.status !== 200) return `?found=${outcomes[answer.status] ?? 'later'}`
      return trackPath(TrackLink.parse(await answer.json()).trackUrl)
    },
  })
}
