/** How wide the pictures of fewer than five cards are, which are shown larger as far as their row goes; else as in any list. */
export function fewSizes(count: number): string | undefined {
  return count < 5 ? `(min-width: 768px) ${96 / Math.max(2, count)}vw, calc(50vw - 22px)` : undefined
}
