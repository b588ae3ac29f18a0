import { describe } from '#src/catalogue/product/description.ts'
import type { Product } from '#src/catalogue/product/product.ts'
import { dataText } from '#src/i18n/data-text.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { productMessages } from './product.messages.ts'

/** Everything said about a product: words first, then its `Label: value` lines as a table of facts. */
export function ProductDescription({ product, description }: { product: Product; description: string }) {
  const words = useMessages(productMessages)
  const locale = useLocale()
  const { material = '', care = '', weight } = product
  const more = [
    { label: words.material, text: dataText(locale, { ...product, material }, 'material') },
    { label: words.care, text: dataText(locale, { ...product, care }, 'care') },
    { label: words.weight, text: weight ? words.grams(weight) : '' },
  ]
  const lines = [...describe(description), ...more.filter(({ text }) => text)]
  if (lines.length === 0) return null
  const facts = lines.flatMap(({ label, text }) => (label ? [{ label, text }] : []))
  return (
    <section aria-labelledby="product-details">
      <h2 id="product-details" className="mb-4 text-xl">
        {words.details}
      </h2>
      {lines
        .filter(({ label }) => !label)
        .map(({ text }) => (
          <p key={text} className="mb-4 max-w-prose" dir="auto">
            {text}
          </p>
        ))}
      {facts.length > 0 && (
        <dl className="border-t border-hairline">
          {facts.map(({ label, text }) => (
            <div
              key={`${label} ${text}`}
              className="grid gap-x-6 border-b border-hairline py-2.5 text-md xs:grid-cols-[minmax(7rem,1fr)_2fr]"
            >
              <dt className="text-muted">
                <bdi>{label}</bdi>
              </dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
