import type { ReactNode } from 'react'
import { type SomeSearchTexts, toldOf } from '#src/catalogue/categories/search-texts.ts'
import { soldAtMessages } from '#src/catalogue/categories/sold-at.messages.ts'
import type { CardFilter } from '#src/catalogue/product/product.query.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useIsRenamed, useShop } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'

type NamedShelfProps = {
  name: string
  /** Of the document, where the name alone does not tell it from another shelf. */
  title?: string
  text: string
  /** What search engines are told instead. */
  told: SomeSearchTexts
  image?: string | null | undefined
  /** Where search engines are led; `listPath` without what the address carries beside it. */
  path: string
  listPath?: string
  keep?: Record<string, string | undefined>
  filter: CardFilter
  sort: Parameters<typeof SortSelect>[0]
  /** The shelf around this one. */
  around?: { label: string; to: string } | undefined
  /** Shelves to go on to. */
  children?: ReactNode
}

/** The page of a shelf that somebody named: a category, a sub-category, a collection. */
export function NamedShelf(props: NamedShelfProps) {
  const { name, text, image, path, listPath = path, keep = {}, around } = props
  const words = useMessages(categoryMessages)
  const { soldAt } = useMessages(soldAtMessages)
  const { home } = useMessages(listingMessages)
  const href = useHref()
  const { shopName } = useShop()
  const usual = useIsRenamed() ? soldAt(name, shopName) : words.description(name)
  const told = toldOf(props.told, useLocale())
  return (
    <div className="page pb-20">
      <PageHead
        title={told.title || (props.title ?? name)}
        shopName={shopName}
        description={told.text || text || usual}
        path={path}
        {...(image && { image })}
      />
      <PageIntro
        crumbs={[{ label: home, to: href('/') }, ...(around ? [around] : []), { label: name }]}
        title={name}
      >
        {text && (
          <p className="mt-2 max-w-2xl text-muted max-md:text-md md:mt-3">
            <bdi>{text}</bdi>
          </p>
        )}
        {props.children}
      </PageIntro>
      <ProductListing
        path={href(listPath)}
        filter={props.filter}
        tools={
          <ListForm path={href(listPath)} keep={keep} className="flex gap-2">
            <SortSelect {...props.sort} />
          </ListForm>
        }
        empty={() => (
          <EmptyListing title={words.noProducts(name)} text={words.noProductsHint} around={around} />
        )}
      />
    </div>
  )
}
