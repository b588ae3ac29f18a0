import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cardsQuery } from '#src/catalogue/product/product.query.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { ChevronIcon, CloseIcon, PlusIcon } from '#src/ui/icons.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { goodsPickerMessages } from './goods-picker.messages.ts'

const pauseMs = 250
const mostFound = 6

type Chosen = { _id: string; name: string; nameAr?: string | undefined }

type PickerProps = {
  goods: readonly Chosen[]
  most: number
  /** Products that cannot be chosen. */
  but?: string | undefined
  onChange: (goods: Chosen[]) => void
}

/** Products chosen one by one, in an order of their own. */
export function GoodsPicker({ goods, most, but, onChange }: PickerProps) {
  const words = useMessages(goodsPickerMessages)
  const locale = useLocale()
  const search = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    ...cardsQuery(useApi(), { searchQuery: asked }, mostFound),
    enabled: asked !== '',
  })
  const found = data?.cards.filter(({ _id }) => _id !== but && !goods.some((one) => one._id === _id)) ?? []

  function add({ _id, name, nameAr }: Chosen) {
    onChange([...goods, { _id, name, nameAr }])
    setSaid(words.added(nameIn(locale, { name, nameAr })))
    setTyped('')
    setAsked('')
    search.current?.focus()
  }
  function move(from: number, to: number) {
    const one = goods[from]
    if (one) onChange(goods.toSpliced(from, 1).toSpliced(to, 0, one))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="sr-only">
        {said}
      </p>
      {goods.length < most && (
        <TextField
          ref={search}
          type="search"
          label={words.find}
          hint={words.findHint}
          value={typed}
          maxLength={100}
          dir="auto"
          onChange={(event) => setTyped(event.currentTarget.value)}
          // Enter belongs to the search here: it must not save the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            const [first] = found
            if (first && found.length === 1) add(first)
          }}
        />
      )}
      {asked && data && found.length === 0 && <p className="text-sm text-muted">{words.noneFound}</p>}
      {asked && found.length > 0 && (
        <ul className="divide-y divide-hairline rounded-md border border-hairline" data-testid="found-goods">
          {found.map((card) => (
            <li key={card._id}>
              <button
                type="button"
                onClick={() => add(card)}
                className="flex min-h-11 w-full items-center gap-2.5 px-3 py-1.5 text-start text-sm hover:bg-tint focus-visible:-outline-offset-2"
              >
                <PlusIcon size={18} className="shrink-0 text-muted" />
                <span className="sr-only">{words.add}</span>
                <bdi className="min-w-0 truncate">{nameIn(locale, card)}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {goods.length > 0 && (
        <>
          <p className="text-sm font-normal">{words.chosen(goods.length)}</p>
          <ol
            className="divide-y divide-hairline rounded-md border border-hairline"
            data-testid="chosen-goods"
          >
            {goods.map((one, place) => {
              const name = nameIn(locale, one)
              return (
                <li key={one._id} className="flex items-center gap-2 ps-3">
                  <span className="figures text-xs text-muted">{place + 1}</span>
                  <span className="me-auto min-w-0 truncate text-sm">
                    <bdi>{name}</bdi>
                  </span>
                  <StepButton
                    label={words.earlier(name)}
                    atEnd={place === 0}
                    onPress={() => move(place, place - 1)}
                  >
                    <ChevronIcon to="up" size={18} />
                  </StepButton>
                  <StepButton
                    label={words.later(name)}
                    atEnd={place === goods.length - 1}
                    onPress={() => move(place, place + 1)}
                  >
                    <ChevronIcon to="down" size={18} />
                  </StepButton>
                  <StepButton
                    label={words.leaveOut(name)}
                    onPress={() => onChange(goods.filter((other) => other !== one))}
                  >
                    <CloseIcon size={18} />
                  </StepButton>
                </li>
              )
            })}
          </ol>
        </>
      )}
    </div>
  )
}
