import { expect, it } from 'vitest'
import { csvTexts } from './csv-reply.ts'
import { streamOf } from './stream.ts'

it('reads one chunk of all files that are written in a turn of the event loop, so that others are answered between', async () => {
  let turn = 0
  let isOver = false
  function count() {
    turn++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const turns: number[] = []
  // As SQLite answers: without waiting for anything.
  async function* rows() {
    for (let n = 0; n < 20; n++) {
      turns.push(turn)
      yield [[`row ${n}`]]
    }
  }
  const files = Array.from({ length: 5 }, () => csvTexts({ columns: ['name'], chunks: rows() }))
  const texts = await Promise.all(files.map((file) => new Response(streamOf(file)).text()))
  isOver = true
  expect(texts.map((text) => text.split('\r\n').length)).toEqual([22, 22, 22, 22, 22])
  expect([turns.length, new Set(turns).size]).toEqual([100, 100])
})

it('stops reading where nobody takes the file any more', async () => {
  let isEnded = false
  async function* rows() {
    try {
      for (;;) yield [['row']]
    } finally {
      isEnded = true
    }
  }
  const reader = streamOf(csvTexts({ columns: ['name'], chunks: rows() })).getReader()
  for (let n = 0; n < 3; n++) await reader.read()
  await reader.cancel()
  expect(isEnded).toBe(true)
})
