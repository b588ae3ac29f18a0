import type { SignedIn } from '#src/accounts/person/person.sample.ts'
import type { TaxDocument } from '#src/tax/tax-document.ts'
import { checkedUbl } from '#src/tax/ubl-schema.sample.ts'
import type { TestShop } from '#test/shop.ts'

/** The tax documents of orders as staff read them, each of whose files is UBL by its schema (record 051). */
export async function readTaxDocuments(
  shop: TestShop,
  reader: SignedIn,
  ...ids: string[]
): Promise<TaxDocument[]> {
  const { status, json, text } = await shop.get(`/api/taxDocuments?orders=${ids.join(',')}`, reader.headers)
  if (status !== 200) throw new Error(text)
  const documents: TaxDocument[] = json.data
  for (const { _id, number } of documents) {
    const file = await shop.get(`/api/taxDocument/${_id}/xml`, reader.headers)
    if (!file.text.includes(`<cbc:ID>${number}</cbc:ID>`))
      throw new Error(`Not the file of ${number}: ${file.text}`)
    checkedUbl(file.text)
  }
  return documents
}
