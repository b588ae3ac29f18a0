/** What is printed about orders, in the order in which it is offered. */
export const paperKinds = ['slip', 'pick', 'label', 'labels', 'handover', 'invoice'] as const
export type PaperKind = (typeof paperKinds)[number]

/** As many as one print takes, which is what a list chooses at most. */
export const mostPrinted = 100

const path = '/dashboard/print'

/** The address of a print: one kind of paper about these orders, by record id. */
export function printPath(kind: PaperKind, ids: readonly string[]): string {
  return `${path}?${new URLSearchParams({ kind, orders: ids.slice(0, mostPrinted).join(',') })}`
}

/** What the address of a print asks for; each order once, a kind that there is not is the packing slip. */
export function readPrint(search: URLSearchParams): { kind: PaperKind; ids: string[] } {
  const asked = search.get('kind')
  const ids = (search.get('orders') ?? '').split(',').map((id) => id.trim())
  return {
    kind: paperKinds.find((kind) => kind === asked) ?? 'slip',
    ids: [...new Set(ids.filter((id) => id !== '' && id.length <= 100))],
  }
}
