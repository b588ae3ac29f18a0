import { queryOptions } from '@tanstack/react-query'
import type { PushApi } from '#src/notices/push.api.ts'
import type { PushDevice } from '#src/notices/push.ts'
import { type Api, answerOf } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'

/** Whether and how this browser is told of notices (N4). */
export function pushQuery(api: Api) {
  return queryOptions({
    queryKey: ['push-device'],
    queryFn: () => readPush(api),
    staleTime: 0,
  })
}

/** As the shop has it now. Throws ApiProblem, and so do the two below. */
export function readPush(api: Api) {
  return answerOf(clientOf<PushApi>(api).pushDevice.$get())
}

export function savePush(api: Api, device: PushDevice) {
  return answerOf(clientOf<PushApi>(api).pushDevice.$put({ json: device }))
}

export function endPush(api: Api) {
  return answerOf(clientOf<PushApi>(api).pushDevice.$delete())
}
