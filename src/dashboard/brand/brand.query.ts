import type { QueryClient } from '@tanstack/react-query'
import type { Brand, BrandPicture } from '#src/settings/brand/brand.ts'
import type { BrandApi } from '#src/settings/branding/brand.api.ts'
import { settingsQuery } from '#src/settings/settings.query.ts'
import type { WebsiteInfo } from '#src/settings/settings.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** What the screen changes: the look, and the shop's names beside it. */
export type Look = Brand & Pick<WebsiteInfo, 'shopName' | 'shopNameAr'>

/** Saves the look (B1); throws ApiProblem. */
export async function saveLook(api: Api, queries: QueryClient, look: Look): Promise<void> {
  const client = clientOf<BrandApi>(api)
  const [logo, logoDark, icon] = [look.logo, look.logoDark, look.icon].map((one) => one?.url ?? null)
  const json = { ...look, logo: logo ?? null, logoDark: logoDark ?? null, icon: icon ?? null }
  const { data } = await answerOf(client.brand.$put({ json }))
  queries.setQueryData(settingsQuery(api).queryKey, data)
}

/** Stores a logo or icon (POST /uploadLogo) and answers it; throws ApiProblem. */
export async function uploadDrawing(api: Api, file: File): Promise<BrandPicture> {
  const body = new FormData()
  body.append('image', file)
  const upload = api.fetch(`${api.base}/api/uploadLogo`, { method: 'POST', body })
  const { data } = await answerOf(upload as Promise<Response & { json(): Promise<{ data: BrandPicture }> }>)
  return data
}
