import { isSoldOut } from '#src/catalogue/product/buying.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { inBaisa, toOmr } from '#src/core/money.ts'
import { useHref, useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { lineMessages } from '#src/orders/display/choice.messages.ts'
import { LineChoice, LineName, LinePicture } from '#src/orders/display/line-facts.tsx'
import { totalMessages } from '#src/orders/display/totals.messages.ts'
import { subTotalOf } from '#src/orders/order/order-totals.ts'
import { isOneOf } from '#src/orders/placing/order-lines.ts'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { useSettings } from '#src/settings/use-settings.ts'
import { buttonClass } from '#src/ui/button.class.ts'
import { NumberField, SelectField } from '#src/ui/form/field.tsx'
import { Price } from '#src/ui/price.tsx'
import { Link } from '#src/ui/router/link.tsx'
import type { Good } from './goods.ts'
import { withoutScriptMessages } from './without-script.messages.ts'

type GoodsProps = { goods: readonly Good[]; errors: ReadonlyMap<number, string> }

/** What is ordered: pieces can be changed, a line taken out, and what was not picked on the product's page is picked here. */
export function GoodsPart({ goods, errors }: GoodsProps) {
  const words = useMessages(withoutScriptMessages)
  const sums = useMessages(totalMessages)
  const href = useHref()
  const hasVat = useSettings()?.vat !== 'off' && goods.some(({ product }) => product && !product.withoutVat)
  const subTotal = subTotalOf(goods.filter(({ product }) => product).map(({ line }) => line))
  return (
    <section
      aria-labelledby="order-goods"
      className="rounded-md border border-hairline bg-raised px-5 py-5 sm:px-6 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="order-goods" className="text-xl">
        {words.goods}
      </h2>
      <ul className="mt-1 divide-y divide-hairline">
        {goods.map((good, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once; two lines may be the same until they are checked
          <GoodLine key={at} good={good} at={at} error={errors.get(at)} />
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-hairline pt-4 font-normal">
        <span>{sums.subTotal}</span>
        <span>
          <Price amount={toOmr(subTotal)} />
        </span>
      </p>
      {hasVat && <p className="mt-1 text-xs text-muted">{sums.vatIncluded}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" name="step" value="update" className={buttonClass('secondary', 'small')}>
          {words.update}
        </button>
        <Link to={href('/shop')} className={buttonClass('quiet', 'small')}>
          {words.goOn}
        </Link>
      </div>
    </section>
  )
}

function GoodLine({
  good: { line, product },
  at,
  error,
}: {
  good: Good
  at: number
  error?: string | undefined
}) {
  const words = useMessages(withoutScriptMessages)
  const name = nameIn(useLocale(), line) || words.unknown
  return (
    <li className="flex gap-4 py-4" data-testid="order-form-line">
      {product && (
        <div className="w-20 shrink-0">
          <LinePicture imageUrl={line.imageUrl} className="rounded-md" />
        </div>
      )}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        {product ? <LineName line={line} place="checkout" /> : <p className="font-normal">{name}</p>}
        <input type="hidden" name="line" value={line.id} />
        <PickedPart good={{ line, product }} at={at} />
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
          <NumberField
            id={`checkout-quantity-${at}`}
            name="quantity"
            label={words.quantity(name)}
            hideLabel
            defaultValue={line.quantity}
            maxLength={3}
            error={error ?? (product ? undefined : words.gone)}
            className="w-18 has-aria-invalid:w-full"
          />
          {product && (
            <span className="ms-auto pt-2.5 font-normal">
              <Price amount={toOmr(inBaisa(line.originalPrice) * line.quantity)} />
            </span>
          )}
        </div>
        <button
          type="submit"
          name="step"
          value={`remove ${at}`}
          aria-label={words.remove(name)}
          className="w-fit py-1 text-sm text-link underline-offset-4 hover:underline"
        >
          {words.removeShort}
        </button>
      </div>
    </li>
  )
}

/** Colour and size as they were picked; what was not, or is no longer made, as a list to pick from. */
function PickedPart({ good: { line, product }, at }: { good: Good; at: number }) {
  const words = useMessages(withoutScriptMessages)
  const { colour, size } = useMessages(lineMessages)
  const colourName = useColourNames()
  const isPicked = !product || (isOneOf(product.sizes, line.size) && isOneOf(product.colors, line.color))
  if (isPicked)
    return (
      <>
        <LineChoice color={line.color} size={line.size} />
        <input type="hidden" name="size" value={line.size} />
        <input type="hidden" name="color" value={line.color} />
      </>
    )
  const groups = [
    { name: 'color', label: colour, values: product.colors, picked: line.color, say: colourName },
    { name: 'size', label: size, values: product.sizes, picked: line.size, say: String },
  ] as const
  return groups.map(({ name, label, values, picked, say }) =>
    values.length === 0 ? (
      <input key={name} type="hidden" name={name} value={picked} />
    ) : (
      <SelectField
        key={name}
        id={`checkout-${name}-${at}`}
        name={name}
        label={label}
        defaultValue={isOneOf(values, picked) ? picked : ''}
      >
        <option value="">{words.choose}</option>
        {values.map((value) => (
          <option key={value} value={value} disabled={isSoldOut(product, { [name]: value })}>
            {say(value)}
          </option>
        ))}
      </SelectField>
    ),
  )
}
