import { useId } from 'react'
import { longestPhone } from '#src/core/phone.ts'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { trackPath } from '#src/orders/order/track-path.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { NumberField } from '#src/ui/form/field.tsx'
import { unfilled, useFormSubmit } from '#src/ui/form/use-form-submit.ts'
import { AlertIcon } from '#src/ui/icons.tsx'
import { useNavigate } from '#src/ui/router/use-router.ts'
import { trackByPhoneMessages } from './track-by-phone.messages.ts'
import { findTrackUrl } from './track-by-phone.query.ts'

const fields = ['orderId', 'mobileNumber'] as const

/** Number and phone; what was typed stays when they are refused. Without JavaScript it is posted as it stands: orders/tracking/track-by-phone.form.ts. */
export function TrackByPhoneForm({ notice }: { notice: string | undefined }) {
  const words = useMessages(trackByPhoneMessages)
  const href = useHref()
  const navigate = useNavigate()
  const api = useApi()
  const prefix = useId()
  const { submit, busy, failure, field } = useFormSubmit({
    fields,
    check: (draft) => unfilled(draft, fields, words.fillIn),
    async send({ orderId, mobileNumber }) {
      const typed = { orderId: orderId.trim(), mobileNumber: mobileNumber.trim() }
      await navigate(href(plainPath(trackPath(await findTrackUrl(api, typed)))))
    },
    words: { offline: words.offline, failed: words.offline },
    notice,
  })
  function wired(name: (typeof fields)[number]) {
    return { id: `${prefix}-${name}`, required: true, ...field(name) }
  }
  return (
    // The browser would say what is missing in its own language; we say it in the page's.
    <form method="post" action={href('/track')} onSubmit={submit} noValidate className="grid gap-5">
      <NumberField {...wired('orderId')} label={words.orderId} hint={words.orderIdHint} maxLength={30} />
      <NumberField
        {...wired('mobileNumber')}
        type="tel"
        label={words.mobileNumber}
        autoComplete="tel"
        maxLength={longestPhone}
      />
      <p role="alert" className="flex items-start gap-2 text-sm font-normal text-brick empty:hidden">
        {failure && <AlertIcon size={18} className="mt-0.5" />}
        {failure && <span>{failure}</span>}
      </p>
      <Button type="submit" busy={busy} busyLabel={words.finding} className="w-full">
        {words.find}
      </Button>
    </form>
  )
}
