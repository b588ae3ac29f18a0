import { useEffect, useId, useState } from 'react'
import { localeOf, plainPath } from '#src/i18n/locale.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { Button } from '#src/ui/button.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useLocation } from '#src/ui/router/use-router.ts'
import { offlinePath, pagesKept } from './kept.ts'
import { offlineMessages } from './offline.messages.ts'

type KeptPage = { path: string; title: string }

/** Where one comes without a line from a page that was never seen here: what is there, and the way on. */
export default function OfflinePage() {
  const words = useMessages(offlineMessages)
  const { shopName } = useShop()
  const locale = useLocale()
  const href = useHref()
  const { search } = useLocation()
  const listId = useId()
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    keptPages(shopName).then(
      (all) => setPages(all.filter(({ path }) => localeOf(path) === locale)),
      () => undefined,
    )
  }, [shopName, locale])

  function tryAgain() {
    location.replace(addressHere(new URLSearchParams(search).get('to')) ?? href('/'))
  }

  return (
    <div className="page grid max-w-lg! gap-4 py-16 text-center">
      <PageHead title={words.title} shopName={shopName} />
      <span aria-hidden="true" className="mx-auto mb-2 h-px w-12 bg-gold" />
      <h1>{words.title}</h1>
      <p className="text-muted">{words.unseen}</p>
      <Button className="mx-auto mt-2" onClick={tryAgain}>
        {words.tryAgain}
      </Button>
      {pages.length > 0 && (
        <section aria-labelledby={listId} className="mt-8 text-start">
          <h2 id={listId} className="text-xl">
            {words.readable}
          </h2>
          <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} className="block py-3 hover:text-wine">
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * An address of this site; undefined for any other. Judged as the browser reads it: tabs in it are dropped, and two slashes
 * at its start name another site.
 */
function addressHere(asked: string | null): string | undefined {
  if (!asked) return undefined
  try {
    const { origin, href } = new URL(asked, location.origin)
    return origin === location.origin ? href : undefined
  } catch {
    return undefined
  }
}

/** The pages that are kept on this device, the last one first. */
async function keptPages(shopName: string): Promise<KeptPage[]> {
  const cache = await caches.open(pagesKept)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const html = await (await cache.match(url, { ignoreVary: true }))?.text()
      const { title } = new DOMParser().parseFromString(html ?? '', 'text/html')
      return { path: pathname + search, title: title.replace(`${shopName} | `, '') }
    }),
  )
  // This page itself is kept too, also as it was led to from others.
  return pages.filter(({ path }) => plainPath(path).split('?', 1)[0] !== offlinePath).reverse()
}
