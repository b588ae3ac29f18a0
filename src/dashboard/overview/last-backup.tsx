import { queryOptions, useQuery } from '@tanstack/react-query'
import { muscatDate, muscatTime } from '#src/core/muscat.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import type { BackupApi } from '#src/operate/backups/backup.api.ts'
import { DateTime } from '#src/orders/display/date-time.tsx'
import { type Api, answerOf, useApi } from '#src/ui/data/api.ts'
import { clientOf } from '#src/ui/data/client.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { backupMessages } from './last-backup.messages.ts'

function backupsQuery(api: Api) {
  return queryOptions({
    queryKey: ['backups'],
    queryFn: async () => (await answerOf(clientOf<BackupApi>(api).backups.$get())).data,
  })
}

/** For the admin: when the last backup was made; a warning where it is long ago. Nothing until that is known. */
export function LastBackup() {
  const words = useMessages(backupMessages)
  const { data: backups } = useQuery(backupsQuery(useApi()))
  if (!backups) return null
  const { last, late, failed, goTo } = backups
  const at = last && new Date(last.madeAt)
  return (
    <section aria-label={words.title} className="mt-5 flex gap-3 px-1 text-sm text-muted">
      {late && <AlertIcon size={20} className="shrink-0 text-amber" />}
      <div className="grid gap-1">
        <p className={late ? 'font-normal text-ink' : ''}>
          {goTo === 'nowhere' ? words.nowhere : late ? words.late : words.well}
        </p>
        {at && (
          <p className="flex flex-wrap gap-x-2">
            {words.last} <DateTime date={muscatDate(at)} time={muscatTime(at)} />
            <bdi>{words.megabytes((last.bytes / 1e6).toFixed(1))}</bdi>
          </p>
        )}
        {failed && (
          <p>
            {words.failed} <bdi className="wrap-anywhere">{failed.reason}</bdi>
          </p>
        )}
      </div>
    </section>
  )
}
