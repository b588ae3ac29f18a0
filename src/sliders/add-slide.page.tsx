import { useMessages } from '#src/i18n/use-locale.ts'
import { useShopName } from '#src/settings/use-settings.ts'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { SliderForm } from './slider-form.tsx'
import { sliderStaffMessages } from './slider-staff.messages.ts'

/** /dashboard/addSlide (product.md section 2). */
export default function AddSlidePage() {
  const words = useMessages(sliderStaffMessages)
  return (
    <div>
      <PageHead title={words.addTitle} shopName={useShopName()} />
      <h1 className="mb-6 screen-title">{words.addTitle}</h1>
      <SliderForm />
    </div>
  )
}
