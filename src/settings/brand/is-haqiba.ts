type Names = { shopName: string; shopNameAr: string }

/** Whether a shop is called as it came: then its names are drawn and its letters signed (B1). */
export function isHaqiba({ shopName, shopNameAr }: Names): boolean {
  return shopName === 'Haqiba' && shopNameAr === 'حقيبة'
}

/**
 * The names as they were typed over those the shop came with: who names it in Arabic and leaves the English it came with has not
 * called it so, above all not on tax papers, which keep it for ever (L3, B1).
 */
export function typedOver<N extends Names>(before: Names, typed: N): N {
  const isLeft = isHaqiba(before) && typed.shopName === before.shopName
  const isNamed = typed.shopNameAr !== '' && typed.shopNameAr !== before.shopNameAr
  return isLeft && isNamed ? { ...typed, shopName: '' } : typed
}
