import { createRoute, z } from '@hono/zod-openapi'
import { ownersLink } from '#src/core/link.ts'
import { isStaff } from '#src/core/permission.ts'
import { Problem } from '#src/core/problem.ts'
import { preferredLocale } from '#src/http/accept-language.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { actorOf } from '#src/http/authorize.ts'
import { readJson } from '#src/http/body.ts'
import { line, moment } from '#src/http/field.ts'
import { json, jsonBody, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { addSlider, arrangeSliders, changeSlider, removeSlider, sliderTexts } from './change-sliders.ts'
import { findSlider, listAllSliders, listSliders } from './slider.store.ts'
import { PlannedSlider, Slider } from './slider.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'
import { slideMost } from './words-of-slide.ts'

const params = z.object({ id: line(200) })
const Done = z.object({ message: z.string() })

const words = (most: number) => line(most).optional()

const time = moment(sliderTexts.noMoment).optional()

const SliderForm = z
  .object({
    image: line(500)
      .optional()
      .meta({ description: 'A picture of this shop; left out of a change, it stays' }),
    title: line(200).optional().meta({ description: 'Empty: the name of the shop (P8)' }),
    heading: words(slideMost.heading).meta({ description: 'Stands on the picture; empty: none' }),
    headingAr: words(slideMost.heading),
    text: words(slideMost.text),
    textAr: words(slideMost.text),
    link: line(slideMost.link)
      .refine(ownersLink.fits, { params: { text: ownersLink.wrong } })
      .optional()
      .meta({ description: 'A path of this shop in plain form, or an https address; shown with linkText' }),
    linkText: words(slideMost.linkText),
    linkTextAr: words(slideMost.linkText),
    focusX: Slider.shape.focusX,
    focusY: Slider.shape.focusY,
    mirror: z.boolean().optional().meta({ description: 'The picture may be mirrored where Arabic is read' }),
    startsAt: time.meta({ description: 'A minute of Muscat such as 2026-11-25T09:00; empty: at once' }),
    endsAt: time.meta({ description: 'From this minute on it is off the banner; empty: it stays' }),
    time: z.string().optional().meta({ description: 'Accepted and ignored: the server’s clock counts (M4)' }),
  })
  .meta({ id: 'SliderForm' })

export const listSlidersRoute = createRoute({
  method: 'get',
  path: '/getSliders',
  summary: 'The banner slides that are shown now, in their order',
  responses: { 200: json(z.array(Slider), 'The slides') },
})

const listAllRoute = createRoute({
  method: 'get',
  path: '/editSliders',
  summary: 'All banner slides with their times, also those that are not shown now; for staff',
  responses: { 200: json(z.array(PlannedSlider), 'The slides'), ...problems(401, 403) },
})

const findRoute = createRoute({
  method: 'get',
  path: '/getSlider/{id}',
  summary: 'One banner slide; for others than staff only while it is shown',
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
    200: json(z.array(PlannedSlider), 'In their new order'),
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
    .openapi(listAllRoute, async (c) => c.json(await listAllSliders(db), 200))
    .openapi(findRoute, async (c) => {
      const slider = await findSlider(db, c.req.valid('param').id)
      const waiting = slider?.shown === false && !isStaff(c.get('caller'))
      if (!slider || waiting) throw new Problem('not-found', sliderTexts.none)
      return c.json(Slider.parse(slider), 200)
    })
    .openapi(addRoute, async (c) => {
      const insertedId = await addSlider(db, choiceOf(c.req.valid('json')), { by: actorOf(c), now: clock() })
      return c.json({ insertedId, message: wordsFor(c).added }, 200)
    })
    .openapi(changeRoute, async (c) => {
      const { id } = c.req.valid('param')
      await changeSlider(db, id, choiceOf(c.req.valid('json')), { by: actorOf(c), now: clock() })
      return c.json({ message: wordsFor(c).updated }, 200)
    })
    .openapi(arrangeRoute, async (c) => {
      await arrangeSliders(db, c.req.valid('json').ids, { by: actorOf(c), now: clock() })
      return c.json(await listAllSliders(db), 200)
    })
    .openapi(deleteRoute, async (c) => {
      await removeSlider(db, c.req.valid('param').id, { by: actorOf(c), now: clock() })
      return c.json({ message: wordsFor(c).deletedText }, 200)
    })
}
export type SliderApi = ReturnType<typeof sliderApi>

/** Without the time, which is the server's (M4). */
function choiceOf({ time: _, ...choice }: z.infer<typeof SliderForm>) {
  return choice
}

function wordsFor(c: { req: { header(name: string): string | undefined } }) {
  return sliderStaffMessages[preferredLocale(c.req.header('accept-language'))]
}
