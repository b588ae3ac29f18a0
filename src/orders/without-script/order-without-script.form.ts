import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createElement } from 'react'
import { type CartLine, withoutLines } from '#src/catalogue/cart/cart.ts'
import { locales } from '#src/core/locale.ts'
import { addressOf } from '#src/http/address.ts'
import type { ApiEnv } from '#src/http/api-router.ts'
import { type Calls, readForm } from '#src/http/html-form.ts'
import { countPerAddress } from '#src/http/rate-limit.ts'
import { localeOf, pathIn } from '#src/i18n/locale.ts'
import type { RefuseBlocked } from '#src/orders/order/order.store.ts'
import { TrackedOrder } from '#src/orders/order/tracked-order.ts'
import type { Shop } from '#src/shop.ts'
import { answerForm, answerReview, type Desk, type Show } from './answer-form.ts'
import { linesCookie, mostCarried, readLines, withCarried, writeLines } from './carried-lines.ts'
import { orderFormPath, receiptPath, thanksPath } from './order-form-path.ts'
import { placeForm } from './place-form.ts'
import { newForm, readAdded, readSentForm, type SentForm } from './sent-form.ts'
import { takeReceipt } from './take-receipt.ts'
import { ThanksScreen } from './thanks-screen.tsx'
import { withoutScriptMessages } from './without-script.messages.ts'

/** What the app gives to these pages. */
export type PlainTools = {
  shop: Shop
  calls: Calls
  refuseBlocked: RefuseBlocked
  /** Answers a page of a shop that is open; `show` writes a screen into the frame of the page at a path. */
  answer: (
    c: Context<ApiEnv>,
    make: (show: (path: string, ...screen: Parameters<Show>) => Promise<Response>) => Promise<Response>,
  ) => Promise<Response>
}

/** Ordering where no script runs (O42): a form that carries all of the order from step to step, and places it as any other. */
export function orderWithoutScript({ shop, calls, refuseBlocked, answer }: PlainTools): Hono<ApiEnv> {
  const router = new Hono<ApiEnv>()
  const { TRUST_PROXY } = shop.config
  const count = countPerAddress(shop.db, { name: 'order-form', points: 60, seconds: 60 })
  const atDesk = (c: Context<ApiEnv>, make: (desk: Desk) => Promise<Response>) =>
    answer(c, (show) => {
      const locale = localeOf(c.req.path)
      const onPage: Show = (screen, status) => show(orderFormPath, screen, status)
      return make({ shop, locale, refuseBlocked, show: onPage })
    })
  const atDeskSeldom: typeof atDesk = (c, make) =>
    atDesk(c, async (desk) => {
      const { incoming } = c.env ?? {}
      if (incoming) await count(addressOf(incoming, TRUST_PROXY))
      return make(desk)
    })
  const carry = (c: Context<ApiEnv>, lines: readonly CartLine[]) => {
    const named = writeLines(lines)
    // Browsers forget a cookie that is too long, and it is not read again: what was carried before is better than nothing.
    if (named.length > mostCarried.characters) return
    const secure = shop.config.PUBLIC_URL.startsWith('https:')
    setCookie(c, linesCookie, named, { httpOnly: true, sameSite: 'Lax', secure, path: '/' })
  }
  const carried = (c: Context<ApiEnv>) => readLines(getCookie(c, linesCookie))

  for (const locale of locales) {
    const at = (path: string) => pathIn(locale, path)
    router.get(at(orderFormPath), (c) => atDesk(c, (desk) => answerForm(desk, newForm(carried(c)))))
    router.get(at(receiptPath), (c) => c.redirect(at(orderFormPath), 303))
    router.post(at(orderFormPath), (c) =>
      atDeskSeldom(c, async (desk) => {
        const form = await readForm(c)
        return form.get('step') === 'add' ? add(c, desk, form) : step(c, desk, readSentForm(form))
      }),
    )
    router.post(at(receiptPath), (c) =>
      atDeskSeldom(c, async (desk) => {
        const { form, refusal } = await takeReceipt(c, calls, locale)
        return answerReview(desk, form, refusal)
      }),
    )
    router.get(`${at(thanksPath)}/:token`, (c) =>
      answer(c, async (show) => {
        const token = c.req.param('token')
        const asked = await calls.request(`/trackOrder/${encodeURIComponent(token)}`, {}, c.env)
        if (asked.status !== 200) return c.redirect(at(`/track/${encodeURIComponent(token)}`), 303)
        const { data } = (await asked.json()) as { data: unknown }
        const order = TrackedOrder.parse(data)
        return show(`${thanksPath}/${token}`, createElement(ThanksScreen, { order, token }))
      }),
    )
  }
  return router

  /** What a product's own page sends; where it cannot be carried, it says so and what was there stays. */
  async function add(c: Context<ApiEnv>, desk: Desk, form: URLSearchParams): Promise<Response> {
    const [before, added] = [carried(c), readAdded(form)]
    const lines = added && withCarried(before, { ...added, quantity: Math.max(1, added.quantity) })
    if (added && !lines) {
      const notice = withoutScriptMessages[desk.locale].full
      return answerForm(desk, newForm(before), { notice }, 422)
    }
    carry(c, lines ?? before)
    return c.redirect(pathIn(desk.locale, orderFormPath), 303)
  }

  async function step(c: Context<ApiEnv>, desk: Desk, form: SentForm): Promise<Response> {
    const [, removed] = /^remove (\d+)$/.exec(form.step) ?? []
    const lines = form.lines.filter((_, at) => at !== Number(removed))
    const next = removed === undefined ? form : { ...form, lines }
    if (form.step === 'place') return place(c, desk, form)
    carry(
      c,
      next.lines.filter(({ quantity }) => quantity > 0),
    )
    return form.step === 'check' ? answerReview(desk, next) : answerForm(desk, next)
  }

  async function place(c: Context<ApiEnv>, desk: Desk, form: SentForm): Promise<Response> {
    const { token, refused } = await placeForm(c, calls, { desk, form })
    if (refused) return refused
    carry(c, withoutLines(carried(c), form.lines))
    return c.redirect(pathIn(desk.locale, `${thanksPath}/${token}`), 303)
  }
}
