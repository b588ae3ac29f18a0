import type { CartLine } from '#src/catalogue/cart/cart.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { notApplicable } from '#src/catalogue/stock/stock-cells.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import { productMessages } from './product.messages.ts'

/** Says that it worked (product.md section 8), shows what went into the bag, and asks where to go on. */
export default function AddedDialog({ line, onClose }: { line: CartLine | undefined; onClose: () => void }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const colourName = useColourNames()
  const href = useHref()
  return (
    <Dialog
      open={line !== undefined}
      onClose={onClose}
      title={words.added}
      footer={(leave) => (
        <div className="flex flex-wrap gap-x-1 gap-y-2">
          <Link to={href('/product-checkout')} className={`${buttonClass('primary')} w-full`}>
            {words.checkout}
          </Link>
          <Link to={href('/cart')} className={`${buttonClass('quiet')} grow px-2!`}>
            {words.viewCart}
          </Link>
          <Button kind="quiet" className="grow px-2!" onClick={leave}>
            {words.goOn}
          </Button>
        </div>
      )}
    >
      <p className="sr-only">{words.addedText}</p>
      {line && (
        <div className="flex items-center gap-4">
          <div className="w-20 shrink-0 overflow-hidden rounded-md">
            <Picture src={line.imageUrl} alt="" sizes="80px" widths={[160, 320]} />
          </div>
          <div className="min-w-0 text-sm">
            <p className="text-md font-normal">
              <bdi>{nameIn(locale, line)}</bdi>
            </p>
            <p className="text-muted">
              {picked(line.color, colourName)}
              {line.color !== notApplicable && line.size !== notApplicable && ' · '}
              <bdi>{picked(line.size, String)}</bdi>
            </p>
            {/* One run: apart, the figures of both would join in Arabic. */}
            <p className="mt-1">
              <bdi dir="ltr" className="figures whitespace-nowrap">
                {`${line.quantity} × `}
                <Price amount={line.originalPrice} />
              </bdi>
            </p>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function picked(value: string, say: (value: string) => string): string {
  return value === notApplicable ? '' : say(value)
}
