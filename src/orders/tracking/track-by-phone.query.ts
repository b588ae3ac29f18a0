import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import type { TrackApi } from './track.api.ts'

/** Finds an order by its number and the phone it was placed with (O13); answers its tracking link. Throws ApiProblem. */
export async function findTrackUrl(
  api: Api,
  asked: { orderId: string; mobileNumber: string },
): Promise<string> {
  return (await answerOf(clientOf<TrackApi>(api).trackOrder.$post({ json: asked }))).trackUrl
}
