import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Wine as the look of what is chosen, reached, in focus or drawn, in classes and in stylesheets; by night it is the pink of links. */
const ofAState =
  /(?<![-:\w])(?:bg|fill|stroke)-wine\b|(?:aria-[^\s:]+|(?:has-|group-|peer-)?(?:checked|focus-visible)):[a-z-]*-wine\b|outline(?:-color)?:[^;]*var\(--color-wine\)/g

test('by night pink is for links: what is chosen, reached, in focus or drawn has the colour of marks (ui/theme/tokens.css)', () => {
  const files = globSync(['src/**/*.tsx', 'src/**/*.css'])
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ofAState)].map(([look]) => `${file}: ${look}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
