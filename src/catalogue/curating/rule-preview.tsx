import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { Picture } from '#src/ui/picture.tsx'
import { filterOfRule } from './collection-draft.ts'
import { curatingMessages } from './curating.messages.ts'

const pauseMs = 300
const shown = 6

/** How many products fit a rule, and the first of them, as shoppers would find them now. */
export function RulePreview({ rule }: { rule: Record<string, string> }) {
  const words = useMessages(curatingMessages)
  const locale = useLocale()
  const typed = JSON.stringify(rule)
  const [asked, setAsked] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const empty = asked === '{}'
  const { data, isError } = useQuery({
    ...cardsQuery(useApi(), filterOfRule(JSON.parse(asked)), shown),
    enabled: !empty,
    retry: false,
    placeholderData: keepPreviousData,
  })
  const found = empty || isError ? undefined : data
  return (
    <section className="rounded-md bg-sunken p-3 sm:col-span-full" data-testid="rule-preview">
      <p role="status" className="font-normal">
        {found ? words.fit(found.total) : isError && !empty ? words.wrongRule : empty && words.noRule}
      </p>
      {found && <p className="text-xs text-muted">{words.fitHint}</p>}
      {found && found.cards.length > 0 && (
        <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-6">
          {found.cards.map((card) => (
            <li key={card._id} className="min-w-0">
              <Picture
                src={card.images[0] ?? ''}
                alt=""
                sizes="96px"
                widths={[160]}
                className="aspect-square w-full rounded-sm object-cover"
              />
              <p className="truncate text-xs">
                <bdi>{nameIn(locale, card)}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
