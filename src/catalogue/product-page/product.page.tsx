import { useSuspenseQuery } from '@tanstack/react-query'
import { crumbsQuery } from '#src/catalogue/categories/category.query.ts'
import { describe } from '#src/catalogue/product/description.ts'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { productQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn, productPath } from '#src/catalogue/product/product-name.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useShop } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { isSoldOut } from './choice.ts'
import { DeliveryDay } from './delivery-day.tsx'
import { GiftBanner } from './gift-banner.tsx'
import { InfoTiles } from './info-tiles.tsx'
import { productMessages } from './product.messages.ts'
import { ProductBuy } from './product-buy.tsx'
import { crumbsOf } from './product-crumbs.ts'
import { ProductDescription } from './product-description.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHeading } from './product-heading.tsx'
import { ProductJsonLd } from './product-json-ld.tsx'
import { relatedQuery } from './related.query.ts'
import { RelatedProducts } from './related-products.tsx'
import { VideoLink } from './video-link.tsx'

export async function loader({ queries, api, params }: PageArguments) {
  const product = await orNotFound(queries.ensureQueryData(productQuery(api, params.id ?? '')))
  await Promise.all([
    queries.ensureQueryData(relatedQuery(api, product.category)),
    queries.ensureQueryData(crumbsQuery(api, product.category, product.subCategory)),
  ])
  return null
}

export default function ProductPage() {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const href = useHref()
  const { settings, shopName } = useShop()
  const api = useApi()
  const { data: product } = useSuspenseQuery(productQuery(api, useParams().id ?? ''))
  const { data: place } = useSuspenseQuery(crumbsQuery(api, product.category, product.subCategory))
  const name = nameIn(locale, product)
  const description = dataText(locale, product, 'description')
  const summary = describe(description)
    .map(({ label, text }) => (label ? `${label}: ${text}` : text))
    .join(' · ')
    .slice(0, 200)
  const crumbs = [{ label: words.home, to: href('/') }, ...crumbsOf(product, place, { locale, href })]
  return (
    <div className="page pt-4 pb-20 md:pt-6" key={product._id}>
      <PageHead
        title={name}
        shopName={shopName}
        description={summary}
        path={productPath(product)}
        image={product.images[0]}
        type="product"
      />
      <ProductJsonLd product={product} description={summary} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-4 grid items-start gap-x-8 gap-y-6 lg:gap-x-12 md:mt-6 md:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
        <ProductGallery images={product.images} name={name} />
        <div className="grid content-start gap-6" data-testid="product">
          <ProductHeading product={product} name={name} />
          <ProductBuy product={product} />
          {!isSoldOut(product, {}) && <DeliveryDay times={settings} />}
          {product.videoLink && <VideoLink address={product.videoLink} />}
          {settings.giftBanner && <GiftBanner />}
          <ProductDescription description={description} />
        </div>
      </div>
      <div className="mt-16 grid gap-16">
        <InfoTiles settings={settings} />
        <LazyHydration>
          <RelatedProducts product={product} />
        </LazyHydration>
      </div>
    </div>
  )
}
