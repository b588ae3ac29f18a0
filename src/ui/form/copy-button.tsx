import type { ReactNode } from 'react'
import { defineMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { CopyIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toast.ts'

const copyMessages = defineMessages({
  copy: { en: (what: string) => `Copy ${what}`, ar: (what: string) => `نسخ ${what}` },
  copied: { en: 'Copied', ar: 'تم النسخ' },
})

type CopyProps = { text: string; what: string; icon?: ReactNode }

/** Copies a text; `what` says which, for assistive technology. */
export function CopyButton({ text, what, icon = <CopyIcon size={20} /> }: CopyProps) {
  const words = useMessages(copyMessages)
  async function copy() {
    if (await copyText(text)) toast({ title: words.copied, text })
  }
  return (
    <button
      type="button"
      className={`${buttonClass('quiet', 'icon')} text-muted hover:text-ink`}
      aria-label={words.copy(what)}
      onClick={copy}
    >
      {icon}
    </button>
  )
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

/** On plain http there is no clipboard; a selection can be copied everywhere. */
function copySelected(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}
