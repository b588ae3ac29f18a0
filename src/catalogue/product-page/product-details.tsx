import { isSoldOut } from '#src/catalogue/product/buying.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { AskForMore } from './ask-for-more.tsx'
import { DeliveryDay } from './delivery-day.tsx'
import { GiftBanner } from './gift-banner.tsx'
import { type BuyProps, ProductBuy } from './product-buy.tsx'
import { ProductDescription } from './product-description.tsx'
import { SizeGuide } from './size-guide.tsx'
import { VideoLink } from './video-link.tsx'

type DetailsProps = BuyProps & { description: string }

/** What no card says of a product: what to pick, when it comes, and all its words. */
export function ProductDetails({ description, ...buying }: DetailsProps) {
  const { product, settings } = buying
  return (
    <>
      <ProductBuy {...buying} />
      {isSoldOut(product) && <AskForMore product={product} whatsappNumber={settings.whatsappNumber} />}
      {!isSoldOut(product) && <DeliveryDay times={settings} />}
      {product.sizeGuide && !product.guideMissing && <SizeGuide address={product.sizeGuide} />}
      {product.videoLink && <VideoLink address={product.videoLink} />}
      <ProductDescription product={product} description={description} />
      {settings.giftBanner && <GiftBanner />}
    </>
  )
}

/** The places of these while they are on their way. */
export function ProductDetailsSkeleton() {
  return (
    <div aria-hidden="true" className="grid min-h-96 content-start gap-4" data-testid="details-skeleton">
      <LineSkeleton className="w-1/4" />
      <LineSkeleton className="h-11! w-3/4" />
      <LineSkeleton className="mt-2 w-1/4" />
      <LineSkeleton className="h-11! w-1/2" />
    </div>
  )
}
