import { type ReactNode, useState } from 'react'
import { sessionListMessages } from '#src/accounts/devices/session-list.messages.ts'
import { SessionList } from '#src/accounts/devices/session-list.tsx'
import { factorMessages } from '#src/accounts/factor-screens/factor.messages.ts'
import { SecondFactorPart } from '#src/accounts/factor-screens/second-factor-part.tsx'
import { usePerson } from '#src/accounts/person/person-context.ts'
import { useMustEnrol } from '#src/accounts/session/use-session.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { FoldedHead } from '#src/ui/card.tsx'
import { besideEachOther, useMedia } from '#src/ui/use-media.ts'
import { DeleteAccount } from './delete-account.tsx'
import { MyDataButton } from './my-data-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { profileMessages } from './profile.messages.ts'
import { RenameForm } from './rename-form.tsx'
import { VerifyNotice } from './verify-notice.tsx'

/** Somebody's own account (I8): rename, password, my data, delete. */
export function ProfileCard() {
  const words = useMessages(profileMessages)
  const devices = useMessages(sessionListMessages)
  const factorWords = useMessages(factorMessages)
  const { email, emailVerified, role } = usePerson()
  // Who must add a factor sees at once where; it stays there until the page is opened anew, with the codes it shows.
  const [factorFirst] = useState(useMustEnrol())
  // On the phone of staff the shop comes first: their own account is one line at the foot. A phone that is turned keeps what is typed.
  const [folded] = useState(!useMedia(besideEachOther) && role !== 'customer' && !factorFirst)
  const factor = role !== 'customer' && (
    <Part title={factorWords.title} text={factorWords.why}>
      <SecondFactorPart />
    </Part>
  )
  const parts = (
    <>
      {!emailVerified && <VerifyNotice />}
      {factorFirst && factor}
      <Part title={words.name}>
        <RenameForm />
      </Part>
      <Part title={words.password}>
        <PasswordForm />
      </Part>
      {!factorFirst && factor}
      <Part title={devices.title} text={devices.text}>
        <SessionList />
      </Part>
      <Part title={words.data} text={words.dataText}>
        <MyDataButton />
      </Part>
      <Part title={words.delete} text={words.deleteText}>
        <DeleteAccount />
      </Part>
    </>
  )
  const card = 'rounded-lg border border-hairline bg-raised'
  if (folded) {
    return (
      <section aria-labelledby="profile" className={card}>
        <details className="group">
          <FoldedHead id="profile" title={words.title} brief={words[role]} />
          <p className="px-5 pb-4 text-sm text-muted">
            <bdi dir="ltr" className="wrap-anywhere">
              {email}
            </bdi>
          </p>
          {parts}
        </details>
      </section>
    )
  }
  return (
    <section aria-labelledby="profile" className={card}>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-5 pt-5 pb-4 md:px-7">
        <h2 id="profile" className="text-xl">
          {words.title}
        </h2>
        <p className="min-w-0 text-sm text-muted">
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>{' '}
          · {words[role]}
        </p>
      </header>
      {parts}
    </section>
  )
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-hairline px-5 py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:px-7">
      <div>
        <h3 className="font-sans text-md font-normal">{title}</h3>
        {text && <p className="mt-1 text-sm text-muted text-pretty">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
