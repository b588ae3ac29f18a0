import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a line that folds points up while it is open: no turn but down and up is written for its arrow', () => {
  const turned = globSync('src/**/*.tsx').filter((file) =>
    /group-open:-rotate-[1-8]/.test(readFileSync(file, 'utf8')),
  )
  expect(turned).toEqual([])
})
