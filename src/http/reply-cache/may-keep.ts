/** Whether an answer may be given to later visitors: a 200 that does not forbid it and depends on nobody who asks. */
export function mayKeep(answer: Response): boolean {
  const forbidden = /no-store|private/.test(answer.headers.get('cache-control') ?? '')
  return answer.status === 200 && !forbidden && !varies(answer)
}

/** Whether it depends on more of a request than its address and the form it takes; `Vary: *` says so of everything. */
export function varies({ headers }: Response): boolean {
  const names = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return names.some((name) => name !== '' && name !== 'accept-encoding')
}
