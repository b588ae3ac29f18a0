import { LineSkeleton } from '#src/ui/skeleton.tsx'

/** The place of a few lines and their summary while the browser reads what only it knows. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-8 noscript:hidden lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-14"
    >
      <span className="sr-only">{label}</span>
      <div>
        {[1, 2].map((row) => (
          <div key={row} className="flex gap-6 border-b border-hairline py-5">
            <span className="size-24 rounded-md bg-hairline/60 sm:size-28" />
            <div className="grid grow content-center gap-3">
              <LineSkeleton className="w-3/5" />
              <LineSkeleton className="w-1/4" />
              <LineSkeleton className="w-2/5" />
            </div>
          </div>
        ))}
      </div>
      <span aria-hidden="true" className="block h-72 rounded-md border border-hairline bg-raised" />
    </div>
  )
}
