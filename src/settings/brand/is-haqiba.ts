/** Whether a shop is called as it came: then its names are drawn and its letters signed (B1). */
export function isHaqiba({ shopName, shopNameAr }: { shopName: string; shopNameAr: string }): boolean {
  return shopName === 'Haqiba' && shopNameAr === 'حقيبة'
}
