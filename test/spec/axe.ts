import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA and what axe holds for good practice. */
export const tags: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** The theme changes colours and nothing else, so a screen's other rules are asked once. */
export const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds on the page as it stands, a line for each place. */
export async function violations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  // A dialog that is still coming in has half its colours; what moves for ever, or by scrolling, is not waited for.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((one) => one.timeline instanceof DocumentTimeline)
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** What a page's own scripts complain of, and what it asks of others than the shop at `origin`. Refusals of the shop are part of some sights. */
export function listen(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning'
    if (serious && !message.text().startsWith('Failed to load resource')) complaints.push(message.text())
  })
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url())
    if (asked !== origin && !['data:', 'blob:'].includes(protocol)) complaints.push(`asks ${asked}`)
  })
  return complaints
}
