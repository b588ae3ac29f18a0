import process from 'node:process'
import { afterEach } from 'vitest'
import { openBrowsers } from '../browser.ts'

/** Letters of a page that are shown. */
const mostLetters = 1500

// What failed on a busy machine is seldom seen twice: the failure says itself where its pages were and what stood there.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const contexts = openBrowsers().flatMap((browser) => browser.contexts())
  for (const page of contexts.flatMap((context) => context.pages())) {
    const shown = await page
      .evaluate(() => ({
        focus: document.activeElement?.outerHTML.slice(0, 200),
        text: document.body.innerText.replace(/\s+/g, ' '),
      }))
      .catch(String)
    const said = typeof shown === 'string' ? shown : `focus ${shown.focus}\n${shown.text}`
    process.stdout.write(`${task.name}: ${page.url()}\n${said.slice(0, mostLetters)}\n`)
  }
})
