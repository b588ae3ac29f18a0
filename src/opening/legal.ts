import type { PageContent } from '#src/content/page/page.ts'
import { fold } from '#src/core/fold.ts'
import { callLink } from '#src/settings/contact-links.ts'
import type { Settings } from '#src/settings/settings.ts'

/** What an online shop in Oman has to say of itself before it sells: Ministerial Decision 499/2023, and article 33 of the Consumer Protection Law's regulation. */
export const legalPoints = ['registration', 'licence', 'address', 'contact', 'terms', 'complaints'] as const
export type LegalPoint = (typeof legalPoints)[number]

const ofSteps: Readonly<Record<string, readonly LegalPoint[]>> = {
  contact: ['contact', 'address'],
  legal: ['registration', 'licence'],
  policies: ['terms', 'complaints'],
}

/** Which of them a step of setting up is done with once all are said (B4); none of other steps. */
export function pointsOf(step: string): readonly LegalPoint[] {
  return ofSteps[step] ?? []
}

/** Complaints in either language, folded; Arabic writes "and", "by", "for" and whose they are at the word. Doubt and thanks have its letters too. */
const ofComplaints =
  /\bcomplain|(?<!\p{L})[وف]?(?:[بكل]?(?:ال)?|لل)شك(?:وي|اوي|وا|اوا)(?:ك|كم|ه|ها|هم|نا|ي)?(?!\p{L})/u

type Said = { settings: Settings; policies: PageContent | undefined }

/**
 * What the shop has not said yet. Terms count once the owner has published policies of their own: the text that the shop
 * comes with is nobody's promise. Complaints count when that text speaks of them.
 */
export function missingPoints({ settings, policies }: Said): LegalPoint[] {
  const words = policies ? `${policies.text} ${policies.textAr}` : ''
  const said: Record<LegalPoint, boolean> = {
    registration: settings.crNumber !== '',
    licence: settings.licenceNumber !== '',
    address: settings.address !== '',
    contact: settings.emailAddress !== '' && callLink(settings.contactNumber) !== undefined,
    terms: policies !== undefined,
    complaints: ofComplaints.test(fold(words)),
  }
  return legalPoints.filter((point) => !said[point])
}
