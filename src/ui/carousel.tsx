import { type ReactNode, useEffect, useRef, useState } from 'react'
import { directionOf } from '#src/i18n/locale.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon } from './icons.tsx'
import { StepButton } from './step-button.tsx'
import { uiMessages } from './ui.messages.ts'

type CarouselProps = {
  /** What is shown, for assistive technology. */
  label: string
  /** Stands at the start of the line that carries the buttons. */
  heading?: ReactNode
  /** Each child is a slide. */
  children: ReactNode[]
  className?: string
}

/**
 * A row of slides: 1, 2 from 350 px, 3 from 768 px, 5 from 1024 px (product.md section 9), fewer larger. The browser scrolls and
 * snaps it, so fingers, trackpads and keys work as everywhere and it needs no JavaScript; the buttons move it by a
 * whole view.
 */
export function Carousel({ label, heading, children, className = '' }: CarouselProps) {
  const words = useMessages(uiMessages)
  const forward = directionOf(useLocale()) === 'rtl' ? -1 : 1
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ first: true, last: false })

  useEffect(() => {
    const row = track.current
    if (!row) return
    const look = () => {
      // In no document, while its page is kept for Back.
      if (!row.clientWidth) return
      const passed = Math.abs(row.scrollLeft)
      const next = { first: passed < 8, last: passed + row.clientWidth > row.scrollWidth - 8 }
      setEnds((now) => (now.first === next.first && now.last === next.last ? now : next))
    }
    const resized = new ResizeObserver(look)
    resized.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])

  function turn(way: 1 | -1) {
    const row = track.current
    row?.scrollBy({ left: way * forward * row.clientWidth })
  }
  function button(to: 'start' | 'end', name: string, stuck: boolean, way: 1 | -1) {
    return (
      <StepButton label={name} atEnd={stuck} onPress={() => turn(way)}>
        <ChevronIcon to={to} />
      </StepButton>
    )
  }

  return (
    <section aria-label={label} className={className}>
      <div className="mb-4 flex items-center justify-between gap-4">
        {heading ?? <span />}
        <div className={`-me-3 flex ${ends.first && ends.last ? 'invisible' : ''}`}>
          {button('start', words.previous, ends.first, -1)}
          {button('end', words.next, ends.last, 1)}
        </div>
      </div>
      <ul ref={track} className="carousel-track">
        {children.map((slide, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slide brings its own key; this is only its place.
          <li key={position} className="min-w-0">
            {slide}
          </li>
        ))}
      </ul>
    </section>
  )
}
