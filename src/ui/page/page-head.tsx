import { locales } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useIsLeft } from '#src/ui/data/page-data.ts'

type Props = {
  /** Without the shop's name: that is added here. */
  title: string
  shopName: string
  description?: string | undefined
  /** product.md's path of the page, the same in both languages. Left out for pages nobody should find by searching. */
  path?: string
  /** Site-relative address of a picture for sharing. */
  image?: string | undefined
  type?: 'website' | 'product'
}

/** What search engines, tabs and shared links show of a page. React moves it into the head. */
export function PageHead({ title, shopName, description, path, image, type = 'website' }: Props) {
  const locale = useLocale()
  const { origin } = useApi()
  // The head is the page's that is on screen.
  if (useIsLeft()) return null
  const fullTitle = `${shopName} | ${title}`
  const address = path === undefined ? undefined : absolute(origin, pathIn(locale, path))
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      {path !== undefined &&
        locales.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={absolute(origin, pathIn(other, path))} />
        ))}
      {path !== undefined && <link rel="alternate" hrefLang="x-default" href={absolute(origin, path)} />}
      <meta property="og:site_name" content={shopName} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content={`${locale}_OM`} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={absolute(origin, image)} />}
    </>
  )
}

function absolute(origin: string, address: string): string {
  return address.startsWith('https://') ? address : `${origin}${address === '/' ? '' : address}` || origin
}
