import { keepForVersion } from '#src/db/catalogue-version.ts'
import type { Db } from '#src/db/db.ts'
import { readHiddenRow, writeHiddenRow } from '#src/settings/settings.store.ts'
import { newPreviewToken, Opening } from './opening.ts'

/** The name of its row. A shop without one is open: it was there before shops could be closed, or began with the demo. */
export const openingRow = 'opening'

/** Whether the shop is open, as the database has it now. */
export async function readOpening(db: Db): Promise<Opening> {
  const stored = await readHiddenRow(db, openingRow)
  return stored === undefined ? { open: true, previewToken: '' } : Opening.parse(stored)
}

/** The same as of the present version of the catalogue, which a change of it raises: asked with every request. */
export const openingOf = keepForVersion(readOpening)

/** Writes it; inside a transaction that says catalogueChanged. */
export async function writeOpening(trx: Db, opening: Opening): Promise<void> {
  await writeHiddenRow(trx, openingRow, opening)
}

/** An empty shop begins, open or closed, with a link for those who are to see it; inside a transaction. */
export async function begin(trx: Db, { open }: { open: boolean }): Promise<void> {
  await writeOpening(trx, { open, previewToken: newPreviewToken() })
}
