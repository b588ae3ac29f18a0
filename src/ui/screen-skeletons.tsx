import { LineSkeleton } from './skeleton.tsx'

type RowSkeletonsProps = {
  /** What is on its way, for who hears it; where the place around says so already, none. */
  label?: string
  rows?: number
  /** With the square of what a row is about. */
  pictures?: boolean
  /** How tall one row is. */
  rowClass?: string
}

/** The place of a list of rows, each in the shape it comes in: what it is about, a word, a number. */
export function RowSkeletons({
  label,
  rows = 10,
  pictures = false,
  rowClass = 'min-h-24 md:min-h-15',
}: RowSkeletonsProps) {
  return (
    <div
      {...sayingWhat(label)}
      className="divide-y divide-hairline overflow-hidden rounded-lg border border-hairline bg-raised"
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that never change their order
        <div key={row} className={`flex items-center gap-4 px-4 ${rowClass}`}>
          {pictures && <span className="size-10 shrink-0 rounded-sm bg-hairline/60" />}
          <span className="grid min-w-0 flex-1 gap-2">
            <LineSkeleton className={row % 2 ? 'w-3/5 md:w-2/5' : 'w-4/5 md:w-1/2'} />
            <LineSkeleton className={`h-2.5! ${row % 3 ? 'w-2/5 md:w-1/4' : 'w-1/3 md:w-1/5'}`} />
          </span>
          <LineSkeleton className="w-16 max-md:self-start max-md:mt-4" />
          <LineSkeleton className="w-20 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}

/** The place of a form: cards with the lines of names above their fields. */
export function FieldSkeletons({ label, className = '' }: { label?: string; className?: string }) {
  return (
    <div {...sayingWhat(label)} className={`grid gap-5 ${className}`}>
      {[1, 2].map((card) => (
        <div key={card} className="grid gap-5 rounded-lg border border-hairline bg-raised p-5">
          <LineSkeleton className="h-5! w-32" />
          {[1, 2, 3].map((field) => (
            <span key={field} className="grid gap-2">
              <LineSkeleton className="w-24" />
              <span className="h-12 rounded-md border border-hairline" />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

function sayingWhat(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'status', 'aria-label': label } as const)
}
