import type { ReactNode } from 'react'

/** A text in which what hangs on a figure by a hyphen, as 15-inch, stays on one line. */
export function unbroken(text: string): ReactNode {
  return text.split(/(\d+-\p{L}+)/u).map((part, place) =>
    place % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
