import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshMe } from '#src/accounts/session/browser-session.ts'
import { muscatDate } from '#src/core/muscat.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { writtenDate } from '#src/i18n/written-date.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { PencilIcon, TrashIcon } from '#src/ui/icons.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { factorMessages } from './factor.messages.ts'
import { askRecoveryCodes, factorsQuery, refreshFactors, removeFactor } from './factor.query.ts'
import { type Change, FactorDialog } from './factor-dialog.tsx'

/** With fewer recovery codes than these somebody is asked to make new ones. */
const few = 3

/** The second factors of one's own account: adding, naming, removing (I12). */
export function SecondFactorPart() {
  const words = useMessages(factorMessages)
  const tellFailure = useTellFailure()
  const locale = useLocale()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const { data } = useQuery(factorsQuery(api))
  const [change, setChange] = useState<Change>()
  const part = useRef<HTMLDivElement>(null)

  async function done() {
    setChange(undefined)
    await refreshFactors(queries)
    await refreshMe(api)
    // The button that began it may be gone; who has no mouse goes on here.
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }
  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (problem) {
      tellFailure(words.failed, problem)
    }
  }
  const remove = (id: string) =>
    attempt(async () => {
      const sure = { title: words.removeTitle, text: words.removeText, yes: words.removeYes, danger: true }
      if (!(await confirm(sure))) return
      await removeFactor(api, id)
      toast({ title: words.removed })
      await done()
    })
  const newCodes = () => attempt(async () => setChange({ what: 'codes', codes: await askRecoveryCodes(api) }))

  return (
    <div ref={part} tabIndex={-1} className="grid gap-4 outline-none" data-testid="second-factor">
      <ul className="grid gap-2 empty:hidden">
        {data?.factors.map(({ _id, kind, name, createdAt }) => (
          <li key={_id} className="flex items-center gap-1">
            <span className="min-w-0 grow">
              <bdi className="wrap-anywhere">{name}</bdi>
              <span className="block text-xs text-muted">
                {words.added(
                  kind === 'totp' ? words.app : words.aPasskey,
                  writtenDate(locale, muscatDate(new Date(createdAt))),
                )}
              </span>
            </span>
            <button
              type="button"
              aria-label={words.rename(name)}
              className={buttonClass('quiet', 'icon')}
              onClick={() => setChange({ what: 'rename', id: _id, name })}
            >
              <PencilIcon size={20} />
            </button>
            <button
              type="button"
              aria-label={words.remove(name)}
              className={buttonClass('quiet', 'icon')}
              onClick={() => remove(_id)}
            >
              <TrashIcon size={20} className="text-brick" />
            </button>
          </li>
        ))}
      </ul>
      {data?.factors.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <div className="flex flex-wrap gap-3">
        {!data?.factors.some(({ kind }) => kind === 'totp') && (
          <Button kind="secondary" size="small" onClick={() => setChange({ what: 'app' })}>
            {words.addApp}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={() => setChange({ what: 'passkey' })}>
          {words.addPasskey}
        </Button>
        {data && data.factors.length > 0 && (
          <Button kind="secondary" size="small" onClick={newCodes}>
            {words.newCodes}
          </Button>
        )}
      </div>
      {data && data.factors.length > 0 && (
        <p className="text-sm text-muted">
          {words.codesLeft(data.recoveryCodes)}
          {data.recoveryCodes < few && (
            <span className="block text-amber text-pretty">
              {data.recoveryCodes > 0 ? words.codesFew : words.codesNone}
            </span>
          )}
        </p>
      )}
      {change && (
        <FactorDialog
          change={change}
          onChange={setChange}
          onDone={done}
          onClose={() => setChange(undefined)}
        />
      )}
    </div>
  )
}
