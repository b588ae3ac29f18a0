import type { Settings } from '#src/settings/settings.ts'

const halfYearMs = 182 * 24 * 60 * 60 * 1000

/**
 * Whom to tell about a hole (RFC 9116): the shop's e-mail of the settings, and its contact page. It expires half a
 * year from `now`, since the RFC asks for less than a year.
 */
export function securityTxt(
  origin: string,
  { emailAddress }: Pick<Settings, 'emailAddress'>,
  now: Date,
): string {
  return [
    ...(emailAddress ? [`Contact: mailto:${encodeURI(emailAddress)}`] : []),
    `Contact: ${origin}/contact-us`,
    `Expires: ${new Date(now.getTime() + halfYearMs).toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
