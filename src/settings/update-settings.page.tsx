import { useQuery } from '@tanstack/react-query'

import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { FieldSkeletons } from '#src/ui/screen-skeletons.tsx'
import { settingsEditQuery } from './settings-edit.query.ts'
import { settingsFormMessages } from './settings-form.messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { StaffSecurity } from './staff-security.tsx'
import { useShopName } from './use-settings.ts'

/** /dashboard/update-settings (product.md section 2): the admin's alone (I9). */
export default function UpdateSettingsPage() {
  const words = useMessages(settingsFormMessages)
  const href = useHref()
  const { data, isError, refetch } = useQuery(settingsEditQuery(useApi()))
  return (
    <div>
      <PageHead title={words.title} shopName={useShopName()} />
      <h1 className="screen-title">{words.title}</h1>
      <p className="mt-1 mb-8 text-muted">
        {words.lead}{' '}
        <Link to={href('/dashboard/brand')} className="text-link">
          {words.brand}
        </Link>
      </p>
      <div className="mb-10">
        <StaffSecurity />
      </div>
      {data && <SettingsForm opened={data} />}
      {!data && isError && (
        <Empty title={words.failedLoad} action={<Button onClick={() => refetch()}>{words.again}</Button>} />
      )}
      {!data && !isError && <FieldSkeletons label={words.loading} className="lg:ms-60" />}
    </div>
  )
}
