import { defineMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import type { KeptDraft } from './use-kept-draft.ts'

const draftMessages = defineMessages({
  text: {
    en: 'Something was typed here before and not saved.',
    ar: 'كُتب هنا نص من قبل ولم يُحفظ.',
  },
  restore: { en: 'Bring it back', ar: 'استعادة النص' },
  drop: { en: 'Leave it', ar: 'تجاهل' },
})

/** Offers what was typed into a form before; it changes nothing until it is taken. */
export function DraftOffer({ draft, className = '' }: { draft: KeptDraft; className?: string }) {
  const words = useMessages(draftMessages)
  return (
    <div role="status" className={`empty:hidden ${className}`}>
      {draft.offered && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-amber bg-raised px-4 py-2 text-sm">
          <span className="me-auto">{words.text}</span>
          <Button kind="secondary" size="small" onClick={draft.restore}>
            {words.restore}
          </Button>
          <Button kind="quiet" size="small" onClick={draft.drop}>
            {words.drop}
          </Button>
        </p>
      )}
    </div>
  )
}
