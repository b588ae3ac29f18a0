import { expect, it } from 'vitest'
import { newRows } from './new-rows.ts'
import { firstNoticeIdAt } from './record-notice.store.ts'

it('finds nothing by a look that was under way when all was forgotten', async () => {
  const rows = [1000, 2000, 3000].map((at) => ({ id: firstNoticeIdAt(at) }))
  const answers: ((found: typeof rows) => void)[] = []
  const followed = newRows(() => new Promise<typeof rows>((answer) => answers.push(answer)))
  const answer = (found: typeof rows) => answers.shift()?.(found.toReversed())

  const first = followed.look('')
  answer(rows.slice(0, 2))
  await first
  const late = followed.look('')
  followed.forget()
  const anew = followed.look('')
  answer(rows)
  expect(await late).toEqual([])
  answer(rows)
  await anew
  const next = followed.look('')
  answer([...rows, { id: firstNoticeIdAt(4000) }])
  expect(await next).toEqual([{ id: firstNoticeIdAt(4000) }])
})

it('finds nothing twice where a server that is asked in between knows less', async () => {
  const ids = [1000, 2000, 3000, 4000].map((at) => ({ id: firstNoticeIdAt(at) }))
  let answer = ids.slice(0, 1)
  const followed = newRows(async () => answer.toReversed())
  await followed.look('')
  answer = ids.slice(0, 3)
  expect(await followed.look('')).toEqual(ids.slice(1, 3))
  answer = ids.slice(0, 1)
  expect(await followed.look('')).toEqual([])
  answer = ids
  expect(await followed.look('')).toEqual(ids.slice(3))
})
