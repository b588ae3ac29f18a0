import { LineSkeleton } from '#src/ui/skeleton.tsx'

/** The place of the table while its first rows are on their way. */
export function ProductTableSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="divide-y divide-hairline rounded-lg border border-hairline bg-raised"
    >
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <div key={row} className="flex items-center gap-4 p-3">
          <span className="size-11 shrink-0 rounded-md bg-sunken" />
          <LineSkeleton className="w-1/4" />
          <LineSkeleton className="ms-auto w-16" />
          <LineSkeleton className="w-20 max-md:hidden" />
        </div>
      ))}
    </div>
  )
}
