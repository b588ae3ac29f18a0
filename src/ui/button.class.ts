export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'icon'

const shape =
  'inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md text-center font-normal no-underline select-none touchable active:translate-y-px disabled:cursor-default aria-disabled:cursor-default motion-safe:transition-transform'

const kinds: Record<ButtonKind, string> = {
  primary: 'resting bg-fill text-on-fill enabled:hover:bg-fill-deep [a]:hover:bg-fill-deep',
  secondary: 'resting border border-control text-ink enabled:hover:border-ink [a]:hover:border-ink',
  quiet: 'disabled:opacity-50 text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken',
  danger: 'resting bg-brick text-on-wine enabled:hover:opacity-90 [a]:hover:opacity-90',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3.5 py-1.5 text-sm',
  medium: 'min-h-12 px-7 py-2.5 text-md',
  icon: 'size-11 p-0',
}

/** How a button looks, for anything that acts like one: `<Link className={buttonClass('secondary')}>`. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'medium'): string {
  return `${shape} ${kinds[kind]} ${sizes[size]}`
}
