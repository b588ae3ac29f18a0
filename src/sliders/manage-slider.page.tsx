import { useQuery } from '@tanstack/react-query'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PlusIcon } from '#src/ui/icons.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { allSlidersQuery } from './slider-edit.query.ts'
import { sliderStaffMessages } from './slider-staff.messages.ts'
import { SliderTable } from './slider-table.tsx'

/** /dashboard/manageSlider (product.md section 2), in the order of the home page. */
export default function ManageSliderPage() {
  const words = useMessages(sliderStaffMessages)
  const href = useHref()
  const {
    data: slides,
    isError,
    refetch,
  } = useQuery({ ...allSlidersQuery(useApi()), refetchOnMount: 'always' })
  const add = (
    <Link to={href('/dashboard/addSlide')} className={buttonClass('primary', 'small')}>
      <PlusIcon size={20} />
      {words.add}
    </Link>
  )
  return (
    <div>
      <PageHead title={words.manage} shopName={useShopName()} />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:mb-6">
        <h1 className="screen-title">{words.manage}</h1>
        {slides && slides.length > 0 && add}
        <p className="col-span-2 text-muted max-sm:hidden">{words.lead}</p>
      </div>
      {slides && slides.length > 0 && <SliderTable slides={slides} />}
      {slides?.length === 0 && <Empty title={words.emptyTitle} text={words.emptyText} action={add} />}
      {!slides && isError && (
        <Empty title={words.failedList} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!slides && !isError && <RowSkeletons label={words.loading} rows={3} rowClass="min-h-34 md:min-h-25" />}
    </div>
  )
}
