import { type ManyChange, type PriceStep, roundSteps, roundWays } from '#src/catalogue/admin/plan-changes.ts'
import { productTypes } from '#src/catalogue/product/product-fields.ts'
import { tagsOf } from '#src/catalogue/product/read-field.ts'
import { latinDigits } from '#src/core/fold.ts'
import { toBaisa } from '#src/core/money.ts'

export const changeKinds = ['price', 'offer', 'no offer', 'category', 'type', 'tags', 'stock'] as const

/** What is typed about a change of several products. */
export type ChangeDraft = {
  kind: (typeof changeKinds)[number]
  way: 'raise' | 'lower'
  by: PriceStep['by']
  value: string
  step: string
  roundWay: PriceStep['way']
  from: string
  until: string
  category: string
  subCategory: string
  productType: string
  tagsDo: 'add' | 'remove'
  tags: string
  stockDo: 'set' | 'add' | 'unlimited'
  pieces: string
}

export const emptyChange: ChangeDraft = {
  kind: 'price',
  way: 'lower',
  by: 'percent',
  value: '',
  step: '0',
  roundWay: 'nearest',
  from: '',
  until: '',
  category: '',
  subCategory: '',
  productType: '',
  tagsDo: 'add',
  tags: '',
  stockDo: 'set',
  pieces: '',
}

/** The change that is meant; undefined while something is missing. */
export function changeOf(draft: ChangeDraft): ManyChange | undefined {
  const { kind } = draft
  if (kind === 'no offer') return { kind }
  if (kind === 'category')
    return draft.category ? { kind, category: draft.category, subCategory: draft.subCategory } : undefined
  if (kind === 'type') {
    const productType = productTypes.find((one) => one === draft.productType)
    return productType && { kind, productType }
  }
  if (kind === 'tags')
    return tagsOf(draft.tags).length > 0 ? { kind, do: draft.tagsDo, tags: draft.tags } : undefined
  if (kind === 'stock') {
    if (draft.stockDo === 'unlimited') return { kind, do: 'unlimited' }
    const pieces = latinDigits(draft.pieces).trim()
    return /^\d{1,6}$/.test(pieces) ? { kind, do: draft.stockDo, pieces: Number(pieces) } : undefined
  }
  const step = priceStep(draft)
  if (!step) return undefined
  if (kind === 'price') return { kind, step }
  return { kind, step, from: draft.from, until: draft.until }
}

function priceStep({ kind, way, by, value, step, roundWay }: ChangeDraft): PriceStep | undefined {
  const text = latinDigits(value).replace('٫', '.').trim()
  if (!/^\d+(\.\d{1,3})?$/.test(text)) return undefined
  const size = by === 'percent' ? Math.round(Number(text) * 100) : toBaisa(Number(text))
  if (!size || (by === 'percent' && size > 100_000)) return undefined
  return {
    by,
    value: kind === 'price' && way === 'raise' ? size : -size,
    step: roundSteps.find((one) => String(one) === step) ?? 0,
    way: roundWays.find((one) => one === roundWay) ?? 'nearest',
  }
}
