import { useQuery } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { useParams } from '#src/ui/router/use-router.ts'
import { sliderQuery } from './slider-edit.query.ts'
import { SliderForm } from './slider-form.tsx'
import { sliderStaffMessages } from './slider-staff.messages.ts'

/** /dashboard/updateSlider/{id} (product.md section 2). */
export default function UpdateSliderPage() {
  const words = useMessages(sliderStaffMessages)
  const href = useHref()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(sliderQuery(useApi(), id))
  return (
    <div>
      <PageHead title={words.updateTitle} shopName={useShopName()} />
      <h1 className="mb-6 screen-title">{words.updateTitle}</h1>
      {data && <SliderForm key={data._id} slide={data} />}
      {data === null && (
        <Empty
          title={words.gone}
          action={
            <Link to={href('/dashboard/manageSlider')} className={buttonClass()}>
              {words.manage}
            </Link>
          }
        />
      )}
      {data === undefined && error && (
        <Empty title={words.failedOne} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {data === undefined && !error && (
        <div
          role="status"
          aria-label={words.loading}
          className="aspect-[2/1] max-w-2xl rounded-lg bg-sunken"
        />
      )}
    </div>
  )
}
