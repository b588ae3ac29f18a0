import { Button } from './button.tsx'

type ShowMoreProps = {
  /** A list that grows by a page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  label: string
}

/** Brings the next page of a list below it; nothing where there is none. */
export function ShowMore({ list, label }: ShowMoreProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="mt-4 text-center">
      <Button
        kind="secondary"
        size="small"
        busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}
