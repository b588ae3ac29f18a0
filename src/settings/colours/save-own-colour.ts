import type { AuditActor } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { fold } from '#src/core/fold.ts'
import type { Text } from '#src/core/locale.ts'
import { storedName } from '#src/core/names.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { colourTable } from '#src/ui/colour-table.ts'
import { colourKey, type OwnColour } from '#src/ui/colours.ts'
import { holdSettings, raiseSettingsVersion, readSettings, writeSettings } from '../settings.store.ts'
import { mostOwnColours } from './own-colour.ts'

type Who = { by: AuditActor; now: Date }

/**
 * Adds a colour to the shop's own, or gives the one of this name another Arabic name, shade or spelling (P6). Throws `refused`
 * where the table has it, where another is called so in Arabic, or where there are too many.
 */
export async function saveOwnColour(db: Db, typed: OwnColour, who: Who): Promise<void> {
  const colour = { ...typed, name: storedName(typed) }
  const key = colourKey(colour.name)
  const inTable = Object.entries(colourTable).find(
    ([stored, { name }]) => stored === key || colourKey(name.en) === key || isSame(name.ar, colour.nameAr),
  )?.[1]
  if (inTable) refuse(isSame(inTable.name.ar, colour.nameAr) ? 'nameAr' : 'name', texts.known)
  await change(db, who, (before) => {
    const others = before.filter((one) => colourKey(one.name) !== key)
    if (others.some(({ nameAr }) => isSame(nameAr, colour.nameAr))) refuse('nameAr', texts.taken)
    if (others.length >= mostOwnColours) refuse('name', texts.tooMany)
    const place = before.findIndex((one) => colourKey(one.name) === key)
    return place < 0 ? [...before, colour] : before.with(place, colour)
  })
}

/** Whether two Arabic names are one to who reads them. */
function isSame(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

/** Takes a colour out of the shop's own; products that come in it keep its name. Nothing where there is none. */
export function removeOwnColour(db: Db, name: string, who: Who): Promise<void> {
  return change(db, who, (before) => before.filter((one) => colourKey(one.name) !== colourKey(name)))
}

/** Changes the list, one after another; where nothing is another now nothing is saved. */
async function change(
  db: Db,
  { by, now }: Who,
  next: (before: readonly OwnColour[]) => OwnColour[],
): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    await holdSettings(trx)
    const { colours: before } = await readSettings(trx)
    const colours = next(before)
    const [was, is] = [before.map(told), colours.map(told)]
    const [from = null] = was.filter((one) => !is.includes(one))
    const [to = null] = is.filter((one) => !was.includes(one))
    if (from === to) return
    await raiseSettingsVersion(trx, undefined)
    await writeSettings(trx, { colours })
    await recordAudit(
      trx,
      { kind: 'settings-changed', changes: [{ field: 'colours', from, to }] },
      { by, now },
    )
    catalogueChanged()
  })
}

/** A colour as the log says it. */
function told({ name, nameAr, shade }: OwnColour): string {
  return [name, nameAr, shade].join(' · ')
}

function refuse(path: keyof OwnColour, message: Text): never {
  throw new Problem('refused', message, { errors: [{ path, message }] })
}

const texts = {
  known: {
    en: 'The shop already has a colour of this name: choose it from the list.',
    ar: 'في المتجر لون بهذا الاسم: يُختار من القائمة.',
  },
  taken: {
    en: 'Another colour of the shop has this Arabic name.',
    ar: 'لون آخر في المتجر يحمل هذا الاسم بالعربية.',
  },
  tooMany: {
    en: `A shop has ${mostOwnColours} colours of its own at most.`,
    ar: `أقصى عدد لألوان المتجر الخاصة ${mostOwnColours} لونًا.`,
  },
}
