/** The letters of Arabic, and of what else is written with it, that an address may have: composed, without tashkeel and tatweel. */
export const arabicInAddress =
  '\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u0674\u0679-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff'

const addressWord = `[a-z0-9${arabicInAddress}]+`
const addressPart = new RegExp(`^${addressWord}(?:-${addressWord})*$`)

/** The end of an address that the owner may choose: small Latin letters, Arabic letters, digits and hyphens between them. */
export const isAddressPart = (text: string): boolean => addressPart.test(text)

/** A path as people read it: its Arabic letters are letters. It comes as `encodeURIComponent` made it. */
export const readablePath = (path: string): string => decodeURI(path)
