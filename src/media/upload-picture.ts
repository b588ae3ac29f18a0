import { type Api, ApiProblem } from '#src/ui/data/api.ts'

type Progress = (share: number) => void

/** How often a shop that is busy with other pictures is asked again. */
const maxAttempts = 8

/**
 * Stores a picture through POST /api/upload and answers its address. `onProgress` hears the share that was sent, 0 to
 * 1. Throws ApiProblem with the shop's words; status 0 when there is no connection.
 */
export async function uploadPicture(api: Api, picture: File, onProgress?: Progress): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(api, picture, onProgress)
    if (answer.status === 200) return urlOf(answer.body)
    if (answer.status !== 503 || attempt === maxAttempts) throw new ApiProblem(answer.status, answer.body)
    await new Promise((resolve) => setTimeout(resolve, attempt * 1000))
  }
}

type Answer = { status: number; body: Record<string, unknown> }

/** By XMLHttpRequest, the only way a browser tells how much of a body has left. */
async function send(api: Api, picture: File, onProgress?: Progress): Promise<Answer> {
  const token = await api.freshToken?.()
  return new Promise((resolve) => {
    const call = new XMLHttpRequest()
    call.open('POST', `${api.base}/api/upload`)
    call.responseType = 'json'
    call.setRequestHeader('accept-language', document.documentElement.lang)
    if (token) call.setRequestHeader('authorization', `Bearer ${token}`)
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    call.onload = () => resolve({ status: call.status, body: call.response ?? {} })
    call.onerror = () => resolve({ status: 0, body: {} })
    const form = new FormData()
    form.append('image', picture)
    call.send(form)
  })
}

function urlOf({ data }: Record<string, unknown>): string {
  if (typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string')
    return data.url
  throw new ApiProblem(0, {})
}
