import { describe } from '#src/catalogue/product/description.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { productMessages } from './product.messages.ts'

/** Everything said about a product: words first, then its `Label: value` lines as a table of facts. */
export function ProductDescription({ description }: { description: string }) {
  const words = useMessages(productMessages)
  const lines = describe(description)
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
