import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { crumbsQuery, useCategoryNames } from '#src/catalogue/categories/category.query.ts'
import { isSoldOut, picturesIn } from '#src/catalogue/product/buying.ts'
import { describe } from '#src/catalogue/product/description.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { knownCard, productQuery } from '#src/catalogue/product/product.query.ts'
import type { Product, ProductCard } from '#src/catalogue/product/product.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { languages } from '#src/core/locale.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { AfterPaint } from '#src/ui/after-paint.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { type PageArguments, PageMoved } from '#src/ui/data/page-data.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams, useSearchParams } from '#src/ui/router/use-router.ts'
import { askedChoice, type Choice } from './choice.ts'
import { InfoTiles } from './info-tiles.tsx'
import { productMessages } from './product.messages.ts'
import { crumbsOf } from './product-crumbs.ts'
import { ProductDetails, ProductDetailsSkeleton } from './product-details.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductJsonLd } from './product-json-ld.tsx'
import { chosenQuery, relatedQuery } from './related.query.ts'
import { RelatedProducts } from './related-products.tsx'
import { stickyColumn } from './sticky-column.ts'

export async function loader({ queries, api, params, url }: PageArguments) {
  const id = params.id ?? ''
  const card = knownCard(queries, id)
  // The card that led here says the category: its goods are asked for beside the product, not after it.
  if (card) void queries.prefetchQuery(relatedQuery(api, card.category))
  const product = await orNotFound(queries.ensureQueryData(productQuery(api, id)))
  const path = productPath(product)
  if (import.meta.env.SSR) {
    if (path !== productPath({ _id: id })) throw new PageMoved(path)
    // Whoever makes up colours and sizes gets no copy of the page for each, kept for nobody else.
    const [color, size] = [url.searchParams.get('color'), url.searchParams.get('size')]
    const isColor = !color || product.colors.includes(color)
    const isSize = !size || product.sizes.includes(size)
    if (!isColor || !isSize)
      throw new PageMoved(
        productPath(product, (isColor && color) || undefined, (isSize && size) || undefined),
      )
  } else if (path !== productPath({ _id: id })) throw new PageMoved(path + url.search)
  await Promise.all([
    queries.ensureQueryData(relatedQuery(api, product.category)),
    product.related && queries.ensureQueryData(chosenQuery(api, product)),
    queries.ensureQueryData(crumbsQuery(api, product.category, product.subCategory)),
  ])
  return null
}

/** With the card that led here it stands at once, and fills in (docs/decisions/050). */
export function isKnown({ queries, params }: PageArguments): boolean {
  return knownCard(queries, params.id ?? '') !== undefined
}

export default function ProductPage() {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const href = useHref()
  const { settings, shopName } = useShop()
  const { product, place, card } = useProduct(useParams().id ?? '')
  const color = useSearchParams()[0].get('color')
  if (!card) return null
  const name = nameIn(locale, card)
  const description = product ? dataText(locale, product, 'description') : ''
  const summary = describe(description)
    .map(({ label, text }) => (label ? `${label}: ${text}` : text))
    .join(' · ')
    .slice(0, 200)
  const { suffix } = languages[locale]
  const searchText = product?.[`searchText${suffix}`] || summary
  const crumbs = [{ label: words.home, to: href('/') }, ...crumbsOf(card, place, { locale, href })]
  return (
    <div className={`page pt-2 pb-20 md:pt-6 ${product ? 'buys' : ''}`} key={card._id}>
      <PageHead
        title={product?.[`searchTitle${suffix}`] || name}
        shopName={shopName}
        description={searchText}
        path={productPath(card)}
        image={picturesIn(card, color ?? undefined)[0]}
        type="product"
      />
      {product && <ProductJsonLd product={product} description={summary} crumbs={crumbs} />}
      <Breadcrumb crumbs={crumbs} oneLine />
      <ProductTop {...{ card, product, name, description }} />
      {product && (
        <div className="mt-6 grid gap-16 md:mt-16 print:hidden">
          <AfterPaint>
            <InfoTiles settings={settings} />
            <LazyHydration>
              <RelatedProducts product={product} />
            </LazyHydration>
          </AfterPaint>
        </div>
      )}
    </div>
  )
}

type TopProps = {
  card: ProductCard | Product
  product: Product | undefined
  name: string
  description: string
}

/** Pictures, name, price and choice. What is picked changes these, and renders nothing below them anew. */
function ProductTop({ card, product, name, description }: TopProps) {
  const { settings } = useShop()
  const [asked] = useSearchParams()
  const [picked, setPicked] = useState<Choice>()
  const choice = picked ?? (product ? askedChoice(product, asked.get('color'), asked.get('size')) : {})
  const hasOneColour = product?.colors.length === 1
  function choose(next: Choice) {
    setPicked(next)
    // The address that is copied or opened anew shows this colour, and this size if it said one; the page is the same, so it is not gone to.
    const address = new URL(location.href)
    const says = address.searchParams
    if (next.color && !hasOneColour) says.set('color', next.color)
    if (next.size && says.has('size')) says.set('size', next.size)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  // An only colour was picked by nobody: its pictures take no other's place.
  const pictures = product && !hasOneColour ? picturesIn(product, choice.color) : card.images
  return (
    <div className="grid items-start gap-x-8 gap-y-3 max-md:pb-[5.0625rem] lg:gap-x-12 md:mt-6 md:grid-cols-[minmax(0,13fr)_minmax(0,11fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ProductGallery
        key={pictures[0]}
        images={pictures}
        name={name}
        soldOut={product ? isSoldOut(product) : 'soldOut' in card && card.soldOut}
      />
      <div
        ref={stickyColumn}
        className="grid content-start gap-6 md:sticky md:top-(--top,6rem)"
        data-testid="product"
      >
        <ProductHeading product={card} {...{ name, choice, description }} hasVat={settings.vat !== 'off'} />
        {/* What the card said is painted first, also where all of it is there. */}
        <AfterPaint instead={places}>
          {product ? (
            <ProductDetails
              {...{ product, choice }}
              onChoose={choose}
              settings={settings}
              description={description}
            />
          ) : (
            places
          )}
        </AfterPaint>
      </div>
    </div>
  )
}

const places = <ProductDetailsSkeleton />

/** A product with its place in the shop; until both are here, what a card on the way has said of it. */
function useProduct(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const categories = useCategoryNames()
  const { data: product } = useQuery(productQuery(api, id))
  const { category = '', subCategory = '' } = product ?? {}
  const enabled = product !== undefined
  const { data: place } = useQuery({ ...crumbsQuery(api, category, subCategory), enabled })
  if (product && place) return { product, place, card: product }
  const card = product ?? knownCard(queries, id)
  return { card, place: { category: categories.find(({ name }) => name === card?.category) } }
}
