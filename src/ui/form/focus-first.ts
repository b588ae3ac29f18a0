/**
 * Focuses without scrolling under the sticky header, as a `ref`; a dialog that opens after it looks for the attribute,
 * and would begin at its close button without.
 */
export function focusFirst(control: HTMLElement | null): void {
  control?.setAttribute('autofocus', '')
  control?.focus({ preventScroll: true })
}
