import { useSuspenseQuery } from '@tanstack/react-query'
import { orNotFound } from '#src/catalogue/product/not-found.ts'
import { ContactFacts } from '#src/contact/contact-facts.tsx'
import { writtenPageQuery } from '#src/content/page/page.query.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { promisedTime } from '#src/settings/delivery.ts'
import { freeByPlace } from '#src/settings/placeholders.ts'
import { useIsRenamed, useSettings, useShopName } from '#src/settings/use-settings.ts'
import { slidersQuery } from '#src/sliders/slider.query.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { useApi } from '#src/ui/data/api.ts'
import type { PageArguments } from '#src/ui/data/page-data.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { aboutMessages } from './about.messages.ts'
import { WrittenOr } from './written-page.tsx'

const slug = 'about-us'

export async function loader({ queries, api, locale }: PageArguments) {
  const written = orNotFound(queries.ensureQueryData(writtenPageQuery(api, slug, locale)))
  await Promise.all([written, queries.ensureQueryData(slidersQuery(api))])
  return null
}

/** The owner's About us, and the shop's own until she wrote one (W1). */
export default function AboutUsPage() {
  return <WrittenOr slug={slug}>{() => <AboutUs />}</WrittenOr>
}

/** product.md section 1's About Us: who we are, what we promise, where we are. */
function AboutUs() {
  const words = useMessages(aboutMessages)
  const href = useHref()
  const settings = useSettings()
  // What ours tells of itself is true of no other shop.
  const [isRenamed, shopName] = [useIsRenamed(), useShopName()]
  const slides = useSuspenseQuery(slidersQuery(useApi())).data
  const picture = slides.at(-1)
  const locale = useLocale()
  const freeOver = settings?.freeShippingOver ?? null
  const chapters = [
    ...(isRenamed ? [] : [{ title: words.genuineTitle, text: words.genuine }]),
    {
      title: words.deliveryTitle,
      text: (
        <>
          {words.delivery(promisedTime(locale, settings))}{' '}
          {settings && freeOver !== null && (
            <>
              {words.freeDeliveryOver} <Price amount={freeOver} />
              {freeByPlace(locale, settings)}
              {'.'}
            </>
          )}
        </>
      ),
    },
    { title: words.returnsTitle, text: words.returns },
  ]
  return (
    <>
      <PageHead
        title={words.title}
        shopName={shopName}
        description={isRenamed ? words.descriptionOf(shopName) : words.description}
        path="/about-us"
        image={picture?.image}
      />
      <header className="about page py-10 desk:py-16">
        <h1 className="text-4xl">{words.title}</h1>
        {isRenamed || <p className="mt-4 max-w-xl font-heading text-xl text-balance">{words.lead}</p>}
      </header>
      {picture && (
        <div className="desk:page">
          <Picture
            src={picture.image}
            alt=""
            width={900}
            height={450}
            sizes="(min-width: 1248px) 1200px, 100vw"
            widths={[480, 640, 960, 1280, 1800]}
            priority
            className="aspect-[2/1] object-cover desk:rounded-md"
          />
        </div>
      )}
      <div className="page mt-14 *:max-w-3xl desk:mt-20">
        {isRenamed || <p className="text-lg text-pretty">{words.story}</p>}
        {chapters.map(({ title, text }) => (
          <section key={title} className="mt-10">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-muted">{text}</p>
          </section>
        ))}
        <ContactFacts className="mt-12 border-t border-hairline pt-10" />
        <Link to={href('/shop')} className={`${buttonClass()} mt-12`}>
          {words.visitShop}
        </Link>
      </div>
    </>
  )
}
