/** The place of a line of text that is on its way. */
export function LineSkeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`line-skeleton ${className}`} />
}

/** The place of a card that is on its way: a square picture and two lines. It rests; the page never dances. */
export function CardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="card-picture block" />
      <LineSkeleton className="mt-3 w-4/5" />
      <LineSkeleton className="mt-2 w-2/5" />
    </div>
  )
}
