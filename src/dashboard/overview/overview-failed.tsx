import { Button } from '#src/ui/button.tsx'

/** In place of figures that could not be had (P10). */
export function FiguresFailed({
  text,
  again,
  onAgain,
}: {
  text: string
  again: string
  onAgain: () => void
}) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-4 text-muted">
      {text}
      <Button kind="secondary" size="small" onClick={onAgain}>
        {again}
      </Button>
    </p>
  )
}
