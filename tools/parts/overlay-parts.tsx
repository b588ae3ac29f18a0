import { useState } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { ChosenBar } from '#src/ui/overlay/chosen-bar.tsx'
import { ask, useConfirm } from '#src/ui/overlay/confirm.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { Toaster } from '#src/ui/overlay/toaster.tsx'
import { Part, State } from './part.tsx'
import { partsMessages } from './parts.messages.ts'

const places = ['middle', 'start', 'end'] as const

/** What lies above a page; each is opened by a button, for only one can be seen at a time. */
export function OverlayParts() {
  const words = useMessages(partsMessages)
  const locale = useLocale()
  const confirm = useConfirm()
  const [answer, setAnswer] = useState<boolean>()
  const question = { title: words.removeBag, text: words.sentence, yes: words.remove }
  return (
    <>
      <Part file="src/ui/overlay/dialog.tsx">
        {places.map((place) => (
          <State key={place} name={place}>
            <OpenDialog place={place} />
          </State>
        ))}
        <State name={words.withFooter}>
          <OpenDialog long />
        </State>
      </Part>
      <Part file="src/ui/overlay/confirm.tsx">
        <State name={words.plain}>
          <Button
            kind="secondary"
            onClick={async () => setAnswer(await confirm({ ...question, yes: words.order }))}
          >
            {words.open}
          </Button>
        </State>
        <State name={words.danger}>
          <Button kind="danger" onClick={async () => setAnswer(await confirm({ ...question, danger: true }))}>
            {words.open}
          </Button>
        </State>
        <State name={words.otherNo}>
          <Button
            kind="secondary"
            onClick={async () => setAnswer(await ask({ ...question, no: words.keep }, locale))}
          >
            {words.open}
          </Button>
        </State>
        <State name={words.answer}>
          <output>{answer === undefined ? '–' : String(answer)}</output>
        </State>
      </Part>
      <Part file="src/ui/overlay/chosen-bar.tsx">
        <State name={words.many} wide>
          <ChosenBar count="3" clear={words.remove} onClear={() => setAnswer(false)}>
            <Button size="small">{words.order}</Button>
            <Button kind="secondary" size="small">
              {words.removeBag}
            </Button>
          </ChosenBar>
        </State>
      </Part>
      <Part file="src/ui/overlay/toaster.tsx">
        {(['done', 'warning', 'error'] as const).map((tone) => (
          <State key={tone} name={tone}>
            <Button kind="secondary" onClick={() => toast({ title: words.bag, text: words.sentence, tone })}>
              {words.open}
            </Button>
          </State>
        ))}
        <State name={words.withAction}>
          <Button
            kind="secondary"
            onClick={() =>
              toast({
                title: words.removed,
                ms: 10_000,
                action: { label: words.undo, act: () => toast({ title: words.bag }) },
              })
            }
          >
            {words.open}
          </Button>
        </State>
        <Toaster />
      </Part>
    </>
  )
}

function OpenDialog({ place = 'middle', long = false }: { place?: (typeof places)[number]; long?: boolean }) {
  const words = useMessages(partsMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.bag}
        place={place}
        footer={long && <Button onClick={close}>{words.order}</Button>}
      >
        {Array.from({ length: long ? 40 : 2 }, (_, line) => (
          <p key={String(line)}>{words.sentence}</p>
        ))}
      </Dialog>
    </>
  )
}
