import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import type { TestShop } from '#test/shop.ts'
import type { BuiltInPage } from './page-address.ts'

/** What the editor of a page of the shop's own begins with, as visitors would read it: HTML in both languages. */
export async function begunPage(shop: TestShop, page: BuiltInPage, { headers }: SignedIn) {
  const { text, textAr } = (await shop.get(`/api/editPage/${page}`, headers)).json.data.content
  const read = async (markdown: string, language: string): Promise<string> =>
    (await shop.post('/api/previewPage', { text: markdown, language }, headers)).json.html
  return { text: await read(text, 'en'), textAr: await read(textAr, 'ar') }
}
