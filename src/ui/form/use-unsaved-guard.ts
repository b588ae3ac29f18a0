import { useEffect, useRef } from 'react'
import { defineMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { guardLeaving } from './leave-guard.ts'

const unsavedMessages = defineMessages({
  title: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  text: { en: 'Your changes have not been saved.', ar: 'لم تُحفظ التغييرات بعد.' },
  yes: { en: 'Leave', ar: 'مغادرة' },
  no: { en: 'Stay here', ar: 'البقاء هنا' },
})

/** Asks before a page is left on which something is not saved, whichever way: link, Back, reload or closing the tab. */
export function useUnsavedGuard(isUnsaved: () => boolean): void {
  const confirm = useConfirm()
  const words = useMessages(unsavedMessages)
  const present = useRef({ isUnsaved, confirm, words })
  useEffect(() => {
    present.current = { isUnsaved, confirm, words }
  })
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (present.current.isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    const release = guardLeaving(() => {
      const { isUnsaved, confirm, words } = present.current
      return !isUnsaved() || confirm({ ...words, danger: true })
    })
    return () => {
      window.removeEventListener('beforeunload', warn)
      release()
    }
  }, [])
}
