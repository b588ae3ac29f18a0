import { type ComponentProps, useId } from 'react'

type ChooseBoxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Some of what it stands for is chosen, not all. */
  some?: boolean
}

/**
 * Chooses rows of a list. The box is drawn at 18 px within an input of 28 px, under a finger of 44: what is pressed is
 * the box itself, so that it keeps its size where something floats over a part of its row.
 */
export function ChooseBox({ some = false, className = '', ...props }: ChooseBoxProps) {
  return (
    <input
      {...props}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = some
      }}
      className={`choose-box ${className}`}
    />
  )
}

/** Chooses all rows of a list at once, with its words beside it. */
export function ChooseAllBox({ label, className = '', ...props }: ChooseBoxProps & { label: string }) {
  const id = useId()
  return (
    <span
      className={`inline-flex min-h-11 items-center gap-1 ps-1.25 text-sm pointer-coarse:-ms-3 pointer-coarse:ps-0 ${className}`}
    >
      <ChooseBox {...props} id={id} />
      <label htmlFor={id} className="cursor-pointer py-2.5">
        {label}
      </label>
    </span>
  )
}
