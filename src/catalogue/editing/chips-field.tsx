import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { ChevronIcon, CloseIcon } from '#src/ui/icons.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { productFormMessages } from './product-form.messages.ts'

type ChipsProps = {
  label: string
  hint: string
  values: readonly string[]
  onChange: (values: string[]) => void
  /** How a value is shown. */
  show?: (value: string) => ReactNode
  /** What a value is called. */
  nameOf?: (value: string) => string
  /** The stored form of what was typed; undefined for what has to be asked about first. */
  read?: (typed: string) => string | undefined
  /** Asks about a word that `read` does not know; answers its stored form, or undefined where that is given up. */
  ask?: (typed: string) => Promise<string | undefined>
  /** Told what was typed and left though it has to be asked about; it stays in the field. */
  onLeft?: (typed: string) => void
  suggestions?: readonly string[]
  error: string | undefined
  maxLength: number
}

/**
 * Several short words in an order of their own, moved by dragging or by their arrows, each with a button that takes it out.
 * Enter, a comma or a paste of several adds.
 */
export function ChipsField({
  label,
  hint,
  values,
  onChange,
  nameOf = (value) => value,
  show = (value) => <bdi>{nameOf(value)}</bdi>,
  read = (typed) => typed,
  ask,
  onLeft,
  suggestions = [],
  error,
  maxLength,
}: ChipsProps) {
  const words = useMessages(productFormMessages)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useId()

  function add(text: string, isLeft = false) {
    const parts = text.split(/[,،\n]/).map((part) => part.trim().slice(0, maxLength))
    const fresh = parts.filter(Boolean).map((part) => [part, read(part)] as const)
    const all = fresh.reduce<readonly string[]>(
      (so, [, one]) => (one === undefined ? so : withOne(so, one, nameOf)),
      values,
    )
    const [first, ...others] = fresh.filter(([, one]) => one === undefined).map(([part]) => part)
    write([first, ...others].filter(Boolean).join(', '))
    if (all.length > values.length) onChange([...all])
    if (first === undefined || isLeft || !ask) return
    void ask(first).then((stored) => {
      if (stored === undefined) return
      write(others.join(', '))
      onChange(withOne(all, stored, nameOf))
    })
  }
  function write(text: string) {
    setTyped(text)
    onLeft?.(text)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // A word still being composed is not a word yet.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',' || event.key === '،') {
      event.preventDefault()
      add(typed)
    } else if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
  }
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!/[,،\n]/.test(text)) return
    event.preventDefault()
    add(typed + text)
  }
  function remove(value: string) {
    onChange(values.filter((one) => one !== value))
    input.current?.focus()
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="grid gap-2">
          <div className="flex gap-2">
            <input
              {...wiring}
              ref={input}
              type="text"
              value={typed}
              maxLength={200}
              autoComplete="off"
              list={suggestions.length > 0 ? list : undefined}
              onChange={(event) => write(event.currentTarget.value)}
              onKeyDown={press}
              onPaste={paste}
              // What was typed and left is meant, where it needs no question.
              onBlur={() => add(typed, true)}
              className="control"
            />
            <Button kind="secondary" className="px-4" onClick={() => add(typed)}>
              {words.addOption}
            </Button>
          </div>
          {suggestions.length > 0 && (
            <datalist id={list}>
              {suggestions.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
          {values.length > 0 && <Chips {...{ label, values, show, nameOf, onChange }} onRemove={remove} />}
        </div>
      )}
    </Field>
  )
}

type ListProps = Required<Pick<ChipsProps, 'label' | 'values' | 'show' | 'nameOf' | 'onChange'>> & {
  onRemove: (value: string) => void
}

const small =
  'grid h-9 min-w-8 touchable cursor-pointer place-items-center rounded-md text-muted hover:text-ink aria-disabled:cursor-default'

function Chips({ label, values, show, nameOf, onChange, onRemove }: ListProps) {
  const words = useMessages(productFormMessages)
  const [said, setSaid] = useState('')
  const [lifted, setLifted] = useState<number>()
  const [under, setUnder] = useState<number>()
  const movable = values.length > 1

  function move(from: number, to: number) {
    const one = values[from]
    if (one === undefined || from === to) return
    onChange(values.toSpliced(from, 1).toSpliced(to, 0, one))
    setSaid(words.optionMoved(nameOf(one), to + 1))
  }
  function letGo() {
    setLifted(undefined)
    setUnder(undefined)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="flex flex-wrap gap-2" aria-label={label}>
        {values.map((value, place) => (
          <li
            key={value}
            draggable={movable}
            onDragStart={() => setLifted(place)}
            onDragEnd={letGo}
            onDragOver={(event) => {
              // What is dragged here from elsewhere has no place among them.
              if (lifted === undefined) return
              event.preventDefault()
              setUnder(place)
            }}
            onDrop={(event) => {
              if (lifted === undefined) return
              event.preventDefault()
              move(lifted, place)
              letGo()
            }}
            className={`inline-flex items-center rounded-md border bg-ground ps-3 text-sm ${movable ? 'cursor-grab' : ''} ${under === place ? 'border-mark' : 'border-hairline'}`}
          >
            <span className="me-1.5 inline-flex items-center gap-1.5">{show(value)}</span>
            {movable && (
              <>
                <StepButton
                  className={small}
                  label={words.optionEarlier(nameOf(value))}
                  atEnd={place === 0}
                  onPress={() => move(place, place - 1)}
                >
                  <ChevronIcon to="start" size={16} />
                </StepButton>
                <StepButton
                  className={small}
                  label={words.optionLater(nameOf(value))}
                  atEnd={place === values.length - 1}
                  onPress={() => move(place, place + 1)}
                >
                  <ChevronIcon to="end" size={16} />
                </StepButton>
              </>
            )}
            <StepButton
              className={small}
              label={words.removeOption(nameOf(value))}
              onPress={() => onRemove(value)}
            >
              <CloseIcon size={16} />
            </StepButton>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The words with one more, unless one of them is called so in some case. */
function withOne(words: readonly string[], one: string, nameOf: (value: string) => string): string[] {
  const called = (word: string) => nameOf(word).toLowerCase()
  const isThere = words.some((other) => called(other) === called(one))
  return isThere || one === '' ? [...words] : [...words, one]
}
