import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Wine as the look of what is chosen, reached, in focus or drawn, in classes and in stylesheets; by night it is the pink of links.
 * No link is framed, and what is pressed is none.
 */
const ofAState =
  /(?<![-:\w])(?:bg|fill|stroke)-wine\b|(?:^|[\s'"`:])border-wine\b|text-wine!|<summary\b[^<>]*\btext-wine\b|<Button\b(?:[^<>]|=>)*\btext-wine\b|buttonClass\([^)]*\)}[^`]*\btext-wine\b|(?:aria-[^\s:]+|(?:has-|group-|peer-)?(?:checked|focus-visible)):[a-z-]*-wine\b|outline(?:-color)?:[^;]*var\(--color-wine\)/g

test('by night pink is for links: what is chosen, reached, in focus or drawn has the colour of marks (ui/theme/tokens.css)', () => {
  // A choice that is shown as it will look has the colours of the look that is tried.
  const files = globSync(['src/**/*.tsx', 'src/**/*.css']).filter(
    (file) => !file.endsWith('brand-preview.tsx'),
  )
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ofAState)].map(([look]) => `${file}: ${look}`),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
