import { createRoute, z } from '@hono/zod-openapi'
import { Problem } from '#src/core/problem.ts'
import { apiRouter } from '#src/http/api-router.ts'
import { line } from '#src/http/field.ts'
import { json, problems } from '#src/http/replies.ts'
import type { Shop } from '#src/shop.ts'
import { findSlider, listSliders } from './slider.store.ts'
import { Slider } from './slider.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/getSliders',
  summary: 'All banner slides, in the order they are shown',
  responses: { 200: json(z.array(Slider), 'The slides') },
})

const findRoute = createRoute({
  method: 'get',
  path: '/getSlider/{id}',
  summary: 'One banner slide',
  request: { params: z.object({ id: line(200) }) },
  responses: { 200: json(Slider, 'The slide'), ...problems(404) },
})

/** SPEC section 7's public slider calls. */
export function sliderApi({ db }: Shop) {
  return apiRouter()
    .openapi(listRoute, async (c) => c.json(await listSliders(db), 200))
    .openapi(findRoute, async (c) => {
      const slider = await findSlider(db, c.req.valid('param').id)
      if (!slider)
        throw new Problem('not-found', { en: 'There is no such slide.', ar: 'لا توجد شريحة كهذه.' })
      return c.json(slider, 200)
    })
}
export type SliderApi = ReturnType<typeof sliderApi>
