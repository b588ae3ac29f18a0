import type { EditedPage } from '#src/content/page/page.ts'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { SettingsSection } from '#src/settings/settings-section.tsx'
import { Button } from '#src/ui/button.tsx'
import { pagesMessages } from './pages.messages.ts'

/** Who kept which version when; one that is brought back is in the form until it is saved. */
export function PageVersions({
  page,
  onRestore,
}: {
  page: EditedPage
  onRestore: (number: number) => Promise<void>
}) {
  const words = useMessages(pagesMessages)
  return (
    <SettingsSection title={words.versions} text="">
      <ol className="max-h-96 divide-y divide-hairline overflow-y-auto sm:col-span-2">
        {page.versions.map(({ number, savedAt, savedBy }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm"
          >
            <span>
              {words.version(number)} ·{' '}
              <DateTime date={muscatDate(new Date(savedAt))} time={muscatTime(new Date(savedAt))} /> ·{' '}
              <bdi>{savedBy ?? words.somebody}</bdi>
              {number === page.published && <span className="ms-2 text-muted">({words.readNow})</span>}
            </span>
            <Button kind="quiet" size="small" onClick={() => void onRestore(number)}>
              {words.restore}
              <span className="sr-only"> {words.version(number)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </SettingsSection>
  )
}
