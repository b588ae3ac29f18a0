import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import type { App } from './create-app.ts'

/** Pages a language: after some thirty renderings one takes a tenth of what the first takes. */
const most = 24

const link = /<a [^>]*href="(\/[^"#?]*)"/g

/**
 * Makes home in every language and the pages its content leads to, in the order of their links there, for who
 * comes right after a start: 300 reads a second from the first on wait 0.8 to 0.9 s without it, 0.3 to 0.45 s with it
 * (p99 of the first 12 s, a busy machine). Begins no more of them once it is `over`.
 */
export async function warmPages(warm: App['warm'], over?: AbortSignal): Promise<void> {
  for (const locale of locales) {
    if (over?.aborted) return
    const home = (await warm(pathIn(locale, '/'))) ?? ''
    const main = home.slice(home.indexOf('<main'))
    const linked = new Set([...main.matchAll(link)].flatMap(([, path]) => path ?? []))
    for (const path of [...linked].slice(0, most)) {
      if (over?.aborted) return
      await warm(path)
    }
  }
}
