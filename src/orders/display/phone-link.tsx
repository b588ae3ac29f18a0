import { callLink, readablePhone } from '#src/settings/contact-links.ts'

/** A customer's number as a call; `local` leaves Oman's own code out where room is short. */
export function PhoneLink({
  number,
  local = false,
  className = '',
}: {
  number: string
  local?: boolean
  className?: string
}) {
  const readable = readablePhone(number)
  return (
    <a
      href={callLink(number)}
      className={`figures inline-flex min-h-6 items-center whitespace-nowrap underline-offset-4 hover:text-wine hover:underline ${className}`}
    >
      <bdi dir="ltr">{local ? readable.replace(/^\+968 /, '') : readable}</bdi>
    </a>
  )
}
