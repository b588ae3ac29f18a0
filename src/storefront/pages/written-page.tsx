import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { writtenPageQuery } from '#src/content/page/page.query.ts'
import type { WrittenPage } from '#src/content/page/page.ts'
import { questionsIn } from '#src/content/page/questions.ts'
import { WrittenText } from '#src/content/page/written-text.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { JsonLd } from '#src/ui/page/json-ld.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'

/** What the owner wrote for a page; `children` where the shop's own text stands (W1). */
export function WrittenOr({ slug, children }: { slug: string; children: () => ReactNode }) {
  const { data } = useSuspenseQuery(writtenPageQuery(useApi(), slug, useLocale()))
  return data ? <Written page={data} /> : children()
}

function Written({ page }: { page: WrittenPage }) {
  const { path, title, html, asks, searchTitle, description, image } = page
  return (
    <article className="page max-w-3xl! py-10 desk:py-16">
      <PageHead
        title={searchTitle}
        shopName={useShopName()}
        description={description}
        path={path}
        image={image}
      />
      {asks && <JsonLd facts={import.meta.env.SSR && questionsIn(html)} />}
      <h1 dir="auto" className="text-4xl text-balance">
        {title}
      </h1>
      <WrittenText html={html} className="mt-8" />
    </article>
  )
}
