import { useSettings, useShopName } from '#src/settings/use-settings.ts'
import { useApi } from '#src/ui/data/api.ts'
import { JsonLd } from '#src/ui/page/json-ld.tsx'

/** Who the shop is, for search engines: its name, its picture and where else it is found (W4). */
export function OrganizationJsonLd() {
  const { origin } = useApi()
  const [settings, name] = [useSettings(), useShopName()]
  if (!import.meta.env.SSR || !settings) return <JsonLd facts={false} />
  const { facebook, instagram, youtube, tiktok, linkedin, contactNumber, emailAddress, address } = settings
  const elsewhere = [facebook, instagram, youtube, tiktok, linkedin].filter(Boolean)
  return (
    <JsonLd
      facts={{
        '@type': 'Organization',
        name,
        url: origin,
        logo: `${origin}/icon-512.png`,
        ...(contactNumber && { telephone: `+${contactNumber}` }),
        ...(emailAddress && { email: emailAddress }),
        ...(address && { address }),
        ...(elsewhere.length > 0 && { sameAs: elsewhere }),
      }}
    />
  )
}
