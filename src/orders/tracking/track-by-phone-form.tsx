import { type FormEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { plainPath } from '#src/i18n/locale.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { trackPath } from '#src/orders/order/track-path.ts'
import { Button } from '#src/ui/button.tsx'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { NumberField } from '#src/ui/form/field.tsx'
import { AlertIcon } from '#src/ui/icons.tsx'
import { trackByPhoneMessages } from './track-by-phone.messages.ts'
import { findTrackUrl } from './track-by-phone.query.ts'

const fields = ['orderId', 'mobileNumber'] as const
type FieldName = (typeof fields)[number]

/** Number and phone; what was typed stays when they are refused. Without JavaScript it is posted as it stands: orders/tracking/track-by-phone.form.ts. */
export function TrackByPhoneForm({ notice }: { notice: string | undefined }) {
  const words = useMessages(trackByPhoneMessages)
  const href = useHref()
  const navigate = useNavigate()
  const api = useApi()
  const prefix = useId()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [empty, setEmpty] = useState<readonly FieldName[]>([])
  const [failure, setFailure] = useState(notice ?? '')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (underWay.current) return
    const form = event.currentTarget
    const typed = new FormData(form)
    const [orderId = '', mobileNumber = ''] = fields.map((name) => String(typed.get(name) ?? '').trim())
    const missing = fields.filter((name) => String(typed.get(name) ?? '').trim() === '')
    setEmpty(missing)
    setFailure('')
    if (missing[0]) {
      form.querySelector<HTMLElement>(`[name="${missing[0]}"]`)?.focus()
      return
    }
    underWay.current = true
    setBusy(true)
    try {
      const trackUrl = await findTrackUrl(api, { orderId, mobileNumber })
      await navigate(href(plainPath(trackPath(trackUrl))))
    } catch (problem) {
      setFailure(problem instanceof ApiProblem && problem.status > 0 ? problem.message : words.offline)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  function wired(name: FieldName) {
    return {
      id: `${prefix}-${name}`,
      name,
      required: true,
      error: empty.includes(name) ? words.fillIn : undefined,
      onChange: () => setEmpty((now) => now.filter((one) => one !== name)),
    }
  }
  return (
    // The browser would say what is missing in its own language; we say it in the page's.
    <form method="post" action={href('/track')} onSubmit={submit} noValidate className="grid gap-5">
      <NumberField {...wired('orderId')} label={words.orderId} hint={words.orderIdHint} maxLength={30} />
      <NumberField {...wired('mobileNumber')} label={words.mobileNumber} autoComplete="tel" maxLength={40} />
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
