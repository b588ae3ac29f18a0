import { type ReactNode, useEffect, useState } from 'react'
import { ChevronIcon } from '#src/ui/icons.tsx'

type MoreProps = {
  title: string
  /** Something in it is filled in, or wrong. */
  open: boolean
  /** What was refused in it: it opens again for each. */
  wrong?: string | undefined
  children: ReactNode
}

/** Fields that few fill in: one line until it is pressed, or there is something to see. */
export function MoreFields({ title, open: has, wrong, children }: MoreProps) {
  const [open, setOpen] = useState(has)
  // It stays open when the last letter is taken out again.
  useEffect(() => {
    if (has || wrong) setOpen(true)
  }, [has, wrong])
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group sm:col-span-2"
    >
      <summary className="flex min-h-11 w-fit items-center gap-2 text-sm font-normal">
        {title}
        <ChevronIcon to="down" size={16} className="transition-transform group-open:-rotate-90" />
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}
