const pattern = /^haqiba-(\d{4}-\d{2}-\d{2})\.tar\.gz(\.enc)?$/
const dayMs = 24 * 3600 * 1000
const [daily, weekly] = [7, 4]

/** What the backup of a Muscat day is called. */
export function backupName(day: string, isEncrypted: boolean): string {
  return `haqiba-${day}.tar.gz${isEncrypted ? '.enc' : ''}`
}

/** The Muscat day of a backup by its name; undefined for whatever else lies beside the backups. */
export function dayOfBackup(name: string): string | undefined {
  return pattern.exec(name)?.[1]
}

/**
 * Which backups go: all but those of the newest 7 days that have one, and the newest of each of the 4 newest weeks before
 * the present one. Names of anything else never go. Asked day by day, a week keeps its last day.
 */
export function oldBackups(names: readonly string[]): string[] {
  const days = [...new Set(names.flatMap((name) => dayOfBackup(name) ?? []))].sort().reverse()
  const lastOfWeek = new Map<number, string>()
  for (const day of [...days].reverse()) lastOfWeek.set(weekOf(day), day)
  const present = days[0] === undefined ? 0 : weekOf(days[0])
  const weeks = [...lastOfWeek.keys()].filter((week) => week !== present).sort((a, b) => b - a)
  const kept = new Set([
    ...days.slice(0, daily),
    ...weeks.slice(0, weekly).map((week) => lastOfWeek.get(week)),
  ])
  return names.filter((name) => {
    const day = dayOfBackup(name)
    return day !== undefined && !kept.has(day)
  })
}

/** Weeks from Sunday on, counted; 1 January 1970 was a Thursday. */
function weekOf(day: string): number {
  return Math.floor((Date.parse(`${day}T00:00:00Z`) / dayMs + 4) / 7)
}
