import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { productPath } from '#src/catalogue/product/product-name.ts'
import { useHref, useMessages } from '#src/i18n/use-locale.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { productFormMessages } from './product-form.messages.ts'

type SaveBarProps = { saved: StaffProduct | undefined; busy: boolean; unsaved: boolean; told: string | false }

/** Whether all is saved, and the way to save it; `told` is said instead of it; stays in sight at the foot of the screen. */
export function SaveBar({ saved, busy, unsaved, told }: SaveBarProps) {
  const words = useMessages(productFormMessages)
  const href = useHref()
  const state = told || (unsaved ? words.unsaved : saved && words.saved)
  // On a phone all is one line, and the words have what the buttons leave them.
  const beside = state ? 'max-sm:shrink-0 max-sm:px-4' : 'max-sm:grow'
  return (
    <div className="save-bar sticky bottom-0 z-20 mt-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-ground py-3 max-sm:flex-nowrap max-sm:py-2.5">
      <p
        role="status"
        className={`me-auto text-sm max-sm:min-w-0 max-sm:flex-1 max-sm:text-xs max-sm:leading-tight max-sm:empty:hidden ${unsaved ? 'text-amber' : 'text-muted'}`}
      >
        {state}
      </p>
      {saved?.productVisibility === 'Public' && !unsaved && (
        <Link to={href(productPath(saved))} className={`${buttonClass('quiet')} max-sm:hidden`}>
          {words.seeInShop}
        </Link>
      )}
      <Link to={href('/dashboard/allProducts')} className={`${buttonClass('secondary')} ${beside}`}>
        {words.cancel}
      </Link>
      <Button
        type="submit"
        busy={busy}
        busyLabel={words.saving}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl+S"
        className={beside}
      >
        {saved ? words.save : words.saveNew}
      </Button>
    </div>
  )
}
