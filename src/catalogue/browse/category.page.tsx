import { useSuspenseQuery } from '@tanstack/react-query'
import { shelfQuery } from '#src/catalogue/categories/category.query.ts'
import { categoryName, categoryPath, subCategoryPath } from '#src/catalogue/categories/category.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { type PageArguments, PageNotFound } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { CategoryLinks } from './category-links.tsx'
import { CollectionShelf, loadCollection } from './collection-shelf.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { ListForm } from './list-form.tsx'
import { categoryMessages, listingMessages } from './listing.messages.ts'
import { listingQuery } from './listing.query.ts'
import { sortIn } from './listing.ts'
import { loadOffers, OffersShelf } from './offers-shelf.tsx'
import { PageIntro } from './page-intro.tsx'
import { ProductListing } from './product-listing.tsx'
import { SortSelect } from './sort-select.tsx'
import { loadSubCategory, SubCategoryShelf } from './sub-category-shelf.tsx'

/**
 * The lists that stand in the shop's addresses: of a collection, a sub-category, a category, or of offers. They are one
 * file, because every page of the shop carries the name of each.
 */
export function loader(page: PageArguments) {
  const { collection, subCategory, category } = page.params
  if (collection !== undefined) return loadCollection(page)
  if (subCategory !== undefined) return loadSubCategory(page)
  return category === undefined ? loadOffers(page) : loadCategory(page)
}

export default function CategoryPage() {
  const { collection, subCategory, category } = useParams()
  if (collection !== undefined) return <CollectionShelf />
  if (subCategory !== undefined) return <SubCategoryShelf />
  return category === undefined ? <OffersShelf /> : <CategoryShelf />
}

async function loadCategory({ queries, api, url, params }: PageArguments) {
  const shelf = shelfQuery(api, { category: params.category ?? '' })
  const { category } = await orNotFound(queries.ensureQueryData(shelf))
  if (!category) throw new PageNotFound()
  const filter = { category: category.slug, sort: sortIn(url.searchParams) }
  const list = listingQuery(api, filter, url.searchParams.get('cursor') ?? '')
  await orNotFound(queries.ensureInfiniteQueryData(list))
  return null
}

function CategoryShelf() {
  const words = useMessages(categoryMessages)
  const list = useMessages(listingMessages)
  const locale = useLocale()
  const href = useHref()
  const { shopName } = useShop()
  const [asked] = useSearchParams()
  const { data } = useSuspenseQuery(shelfQuery(useApi(), { category: useParams().category ?? '' }))
  const { category } = data
  if (!category) return null
  const name = categoryName(locale, category)
  const path = categoryPath(category)
  const text = dataText(locale, { text: category.text ?? '', textAr: category.textAr }, 'text')
  const sort = sortIn(asked)
  const links = category.subCategories.map((sub) => ({
    label: categoryName(locale, sub),
    to: href(subCategoryPath(category, sub)),
  }))
  return (
    <div className="page pb-20">
      <PageHead
        title={name}
        shopName={shopName}
        description={text || words.description(name)}
        path={path}
        {...(category.image && { image: category.image })}
      />
      <PageIntro crumbs={[{ label: list.home, to: href('/') }, { label: name }]} title={name}>
        {text && <p className="mt-3 max-w-2xl text-muted">{text}</p>}
        {links.length > 0 && <CategoryLinks label={words.subCategories} links={links} />}
      </PageIntro>
      <ProductListing
        path={href(path)}
        filter={{ category: category.slug, sort }}
        tools={
          <ListForm path={href(path)} className="flex gap-2">
            <SortSelect sort={sort} />
          </ListForm>
        }
        empty={<EmptyListing title={words.noProducts(name)} text={words.noProductsHint} />}
      />
    </div>
  )
}
