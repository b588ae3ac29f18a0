import type { PageContent } from '#src/content/page/page.ts'
import type { BuiltInPage } from '#src/content/page/page-address.ts'
import type { Locale } from '#src/core/locale.ts'
import { pathIn } from '#src/i18n/locale.ts'
import { isHaqiba } from '#src/settings/brand/is-haqiba.ts'
import type { Settings } from '#src/settings/settings.ts'
import { aboutMessages } from './about.messages.ts'
import { policiesMessages } from './policies.messages.ts'

/** What a page of the shop's own says by itself, as Markdown to begin with; what follows the settings is a placeholder. */
export function builtInContent(page: BuiltInPage, settings: Settings): PageContent {
  const read = { 'about-us': aboutUs, policies }[page]
  const [english, arabic] = [read('en', settings), read('ar', settings)]
  return {
    title: english.title,
    titleAr: arabic.title,
    text: english.text,
    textAr: arabic.text,
    searchTitle: '',
    searchTitleAr: '',
    description: english.description,
    descriptionAr: arabic.description,
    image: '',
  }
}

/** What ours tells of itself is true of no shop with another name. */
function aboutUs(locale: Locale, settings: Settings) {
  const words = aboutMessages[locale]
  const ours = [`**${words.lead}**`, words.story, `## ${words.genuineTitle}`, words.genuine]
  const text = chapters([
    ...(isHaqiba(settings) ? ours : []),
    `## ${words.deliveryTitle}`,
    words.delivery('{deliveryTime}'),
    `${words.freeDeliveryOver} {freeShippingOver}.`,
    `## ${words.returnsTitle}`,
    words.returns,
    link(words.visitShop, locale, '/shop'),
  ])
  return { title: words.title, description: isHaqiba(settings) ? words.description : '', text }
}

function policies(locale: Locale) {
  const words = policiesMessages[locale]
  const text = chapters([
    words.lead,
    `## ${words.delivery}`,
    words.deliveryTime('{timeEverywhere}'),
    words.deliveryTimeHere('{timeElsewhere}'),
    words.otherTimes('{zoneDays}'),
    words.restDays('{restDays}'),
    words.abroad('{countries}'),
    `### ${words.feesHeading}`,
    list([
      `${words.homeDelivery}: {homeDelivery}`,
      `${words.officeDelivery}: {officeDelivery}`,
      `${words.collection}: {collection}`,
    ]),
    words.otherCharges('{zoneCharges}'),
    `${words.freeOver} {freeShippingOver}.`,
    words.otherSums('{zoneFreeSums}'),
    `## ${words.payment}`,
    words.prices,
    list([`**{cash}:** ${words.cashText}`, `**{transfer}:** ${words.transferText}`]),
    words.noCashIn('{zoneCash}'),
    `## ${words.returns}`,
    ...[`### ${words.mindTitle}`, words.mind, `### ${words.defectTitle}`, words.defect],
    `${words.howToReturn} ${link(words.contactUs, locale, '/contact-us')}`,
    `## ${words.complaints}`,
    words.complaintsText,
    list([`${words.byPhone} {phone}`, `${words.byEmail} {email}`]),
    words.authority,
    `## ${words.privacy}`,
    words.privacyLead,
    `### ${words.keptTitle}`,
    list([words.keptOrder, words.keptReceipt, words.keptMessage, words.keptRecord]),
    ...[`### ${words.cookiesTitle}`, words.cookies, `### ${words.deviceTitle}`, words.device],
    ...[`### ${words.sharedTitle}`, words.shared, `### ${words.rightsTitle}`, words.rights],
  ])
  return { ...words, text }
}

function chapters(parts: readonly string[]): string {
  return parts.join('\n\n')
}

function list(entries: readonly string[]): string {
  return entries.map((entry) => `- ${entry}`).join('\n')
}

function link(name: string, locale: Locale, path: string): string {
  return `[${name}](${pathIn(locale, path)})`
}
