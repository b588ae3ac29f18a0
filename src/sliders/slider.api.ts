import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { addSlider, arrangeSliders, changeSlider, removeSlider, sliderTexts } from './change-sliders.ts'
import { findSlider, listSliders } from './slider.store.ts'
import { Slider } from './slider.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'

const params = z.object({ id: line(200) })
const Done = z.object({ message: z.string() })

const SliderForm = z
  .object({
    image: line(500)
      .optional()
      .meta({ description: 'A picture of this shop; left out of a change, it stays' }),
    title: line(200).optional().meta({ description: 'Empty: the name of the shop (P8)' }),
    time: z.string().optional().meta({ description: 'Accepted and ignored: the server’s clock counts (M4)' }),
  })
  .meta({ id: 'SliderForm' })

export const listSlidersRoute = createRoute({
  method: 'get',
  path: '/getSliders',
  summary: 'All banner slides, in the order they are shown',
  responses: { 200: json(z.array(Slider), 'The slides') },
})

const findRoute = createRoute({
  method: 'get',
  path: '/getSlider/{id}',
  summary: 'One banner slide',
  request: { params },
  responses: { 200: json(Slider, 'The slide'), ...problems(404) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/postSlider',
  summary: 'Add a banner slide; for staff',
  middleware: [readJson] as const,
  request: { body: jsonBody(SliderForm) },
  responses: {
    200: json(Done.extend({ insertedId: z.string() }), 'It is on the banner'),
    ...problems(400, 401, 403, 413, 415, 422, 503),
  },
})

const changeRoute = createRoute({
  method: 'put',
  path: '/updateSlider/{id}',
  summary: 'Change a banner slide; for staff',
  middleware: [readJson] as const,
  request: { params, body: jsonBody(SliderForm) },
  responses: { 200: json(Done, 'It is changed'), ...problems(400, 401, 403, 404, 413, 415, 422, 503) },
})

const arrangeRoute = createRoute({
  method: 'put',
  path: '/sliderOrder',
  summary: 'Put all banner slides in an order; for staff',
  middleware: [readJson] as const,
  request: { body: jsonBody(z.object({ ids: z.array(line(200)).max(200) })) },
  responses: {
    200: json(z.array(Slider), 'In their new order'),
    ...problems(400, 401, 403, 409, 413, 415, 422, 503),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/deleteSlider/{id}',
  summary: 'Take a slide off the banner; for staff',
  request: { params },
  responses: { 200: json(Done, 'It is gone'), ...problems(401, 403, 404, 503) },
})

/** product.md section 7's slider calls: everybody sees the banner, staff change it. */
export function sliderApi({ db, clock }: Shop) {
  return apiRouter()
    .openapi(listSlidersRoute, async (c) => c.json(await listSliders(db), 200))
    .openapi(findRoute, async (c) => {
      const slider = await findSlider(db, c.req.valid('param').id)
      if (!slider) throw new Problem('not-found', sliderTexts.none)
      return c.json(slider, 200)
    })
    .openapi(addRoute, async (c) => {
      const insertedId = await addSlider(db, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ insertedId, message: wordsFor(c).added }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const { id } = c.req.valid('param')
      await changeSlider(db, id, c.req.valid('json'), { by: actorOf(c), now: clock() })
      return c.json({ message: wordsFor(c).updated }, 200)
    })
    .openapi(arrangeRoute, async (c) => {
      await arrangeSliders(db, c.req.valid('json').ids, { by: actorOf(c), now: clock() })
      return c.json(await listSliders(db), 200)
    })
    .openapi(deleteRoute, async (c) => {
      await removeSlider(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })
      return c.json({ message: wordsFor(c).deletedText }, 200)
    })
}
export type SliderApi = ReturnType<typeof sliderApi>

function wordsFor(c: { req: { header(name: string): string | undefined } }) {
  return sliderStaffMessages[preferredLocale(c.req.header('accept-language'))]
}
