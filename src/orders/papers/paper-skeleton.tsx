import { LineSkeleton } from '#src/ui/skeleton.tsx'

/** The place of a sheet that is on its way: the shop's mark and the number, who and where, the lines and their sum. */
export function PaperSkeleton({ label }: { label: string }) {
  return (
    <p role="status" className="papers">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="paper block min-h-120" data-testid="paper-skeleton">
        <span className="flex justify-between">
          <Line className="h-7! w-28" />
          <Line className="h-7! w-40" />
        </span>
        <span className="mt-12 grid grid-cols-2 gap-x-8 gap-y-3">
          <Line className="w-3/4" />
          <Line className="w-2/3" />
          <Line className="w-1/2" />
          <Line className="w-3/5" />
        </span>
        <span className="mt-12 grid gap-6">
          <Line />
          <Line />
          <Line />
          <Line className="ms-auto w-1/4" />
        </span>
      </span>
    </p>
  )
}

// Paper is white in both themes.
function Line({ className = '' }: { className?: string }) {
  return <LineSkeleton className={`bg-(--paper-line)! opacity-40 ${className}`} />
}
