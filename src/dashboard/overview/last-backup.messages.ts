import { defineMessages } from '#src/i18n/messages.ts'

/** What the admin reads of backups at the foot of the dashboard's index. */
export const backupMessages = defineMessages({
  title: { en: 'Backups', ar: 'النسخ الاحتياطية' },
  nowhere: {
    en: 'No backups are made. Whoever runs the server can set BACKUP_DIR.',
    ar: 'لا تُنشأ نسخ احتياطية. يمكن تفعيلها على الخادم بتعيين BACKUP_DIR.',
  },
  well: { en: 'A backup is made every day.', ar: 'تُنشأ نسخة احتياطية كل يوم.' },
  late: {
    en: 'No backup was made for a day and a half. Please tell whoever runs the server.',
    ar: 'لم تُنشأ نسخة احتياطية منذ يوم ونصف. يرجى إبلاغ المسؤول عن الخادم.',
  },
  last: { en: 'The last one:', ar: 'آخر نسخة:' },
  megabytes: { en: (size: string) => `${size} MB`, ar: (size: string) => `${size} م.ب` },
  failed: { en: 'The last try failed:', ar: 'فشلت آخر محاولة:' },
})
