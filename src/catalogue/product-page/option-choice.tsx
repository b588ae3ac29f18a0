import { type RefObject, useImperativeHandle, useRef } from 'react'
import { isSoldOut } from '#src/catalogue/product/buying.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { useColourNames } from '#src/settings/colours/use-colours.ts'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { type Choice, isMissing } from './choice.ts'
import { productMessages } from './product.messages.ts'

export type OptionGroup = { ask: () => void }

type OptionProps = {
  kind: keyof Choice
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Buying was tried without a pick here. */
  asked: boolean
  group: RefObject<OptionGroup | null>
}

/** Sizes or colours to pick from; what is sold out together with the other pick cannot be taken. */
export function OptionChoice({ kind, product, choice, onChoose, asked, group }: OptionProps) {
  const words = useMessages(productMessages)
  const colourName = useColourNames()
  const place = useRef<HTMLDivElement>(null)

  // Brings the shopper to the first pick there is, past whatever is fixed at the edges of the screen.
  useImperativeHandle(group, () => ({
    ask() {
      place.current?.scrollIntoView({ block: 'center' })
      place.current?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true })
    },
  }))

  const values = kind === 'size' ? product.sizes : product.colors
  if (values.length === 0) return null
  const pills = values.map((value) => {
    const picked = { ...choice, [kind]: value }
    const soldOut = isSoldOut(product, picked)
    return {
      value,
      disabled: soldOut,
      label: (
        <>
          {kind === 'color' && <ColourDot colour={value} />}
          <bdi>{kind === 'color' ? colourName(value) : value}</bdi>
          {soldOut && (
            <span className="sr-only"> ({isMissing(product, picked) ? words.notMade : words.soldOut})</span>
          )}
        </>
      ),
    }
  })
  const picked = choice.color && colourName(choice.color)
  const wish = kind === 'size' ? words.chooseSize : words.chooseColour
  return (
    <div ref={place} className={kind === 'size' ? 'col-span-full md:mb-3' : 'md:col-span-full md:mb-3'}>
      <PillChoice
        className={kind === 'size' ? '' : 'swatches'}
        legend={
          kind === 'size' ? (
            words.size
          ) : (
            <>
              {words.colour}
              {/* Each swatch says its name to who listens; the picked one's is read here. */}
              {picked && (
                <span
                  aria-hidden="true"
                  className="ms-2 inline-block font-light text-muted"
                  data-picked={picked}
                />
              )}
            </>
          )
        }
        name={kind}
        pills={pills}
        value={choice[kind]}
        onChoose={(value) => onChoose({ ...choice, [kind]: value })}
        error={asked && choice[kind] === undefined ? wish : undefined}
      />
    </div>
  )
}
