import { randomUUID } from 'node:crypto'
import { type AuditActor, auditValue, changesBetween } from '#src/audit/audit.ts'
import { recordAudit } from '#src/audit/record-audit.store.ts'
import { Problem } from '#src/core/problem.ts'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { isShopPicture } from '#src/media/shop-picture.store.ts'
import { readSettings } from '#src/settings/settings.store.ts'
import {
  deleteSlider,
  findSlider,
  insertSliders,
  lastPosition,
  listAllSliders,
  placeSlider,
  updateSlider,
} from './slider.store.ts'
import type { SliderChoice } from './slider.ts'
import { turnSlides } from './turn-slides.store.ts'

/** What a slide is where nobody said otherwise. */
const unsaid = { focusX: 50, focusY: 50, mirror: false }

type Change = { by: AuditActor; now: Date }

/** Adds a slide behind the others and answers its id. Throws `refused` for what is no public picture of this shop. */
export async function addSlider(db: Db, choice: SliderChoice, change: Change): Promise<string> {
  const _id = randomUUID()
  await inTransaction(db, async (trx, catalogueChanged) => {
    const { image = '' } = choice
    checkTimes(choice)
    await checkPicture(trx, image)
    const title = await titleOf(trx, choice.title)
    const position = (await lastPosition(trx)) + 1
    const time = change.now.toISOString()
    await insertSliders(trx, [{ ...choice, _id, image, title, time, position, demo: false }])
    await turnSlides(trx, change.now)
    await recordAudit(trx, { kind: 'slide-added', thing: { id: _id, name: title } }, change)
    catalogueChanged()
  })
  return _id
}

/** Changes a slide. Throws `not-found`, or `refused` for what is no public picture of this shop. */
export async function changeSlider(db: Db, id: string, choice: SliderChoice, change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const { image } = choice
    if (image) await checkPicture(trx, image)
    const before = await findSlider(trx, id)
    if (!before) throw new Problem('not-found', sliderTexts.none)
    checkTimes({ ...before, ...choice })
    const { image: _, title, ...rest } = choice
    const given = {
      ...rest,
      ...(image && { image }),
      ...(title !== undefined && { title: await titleOf(trx, title) }),
    }
    if (!(await updateSlider(trx, id, { ...given, time: change.now.toISOString() })))
      throw new Problem('not-found', sliderTexts.none)
    await turnSlides(trx, change.now)
    const [thing, changes] = [{ id, name: before.title }, changesBetween({ ...unsaid, ...before }, given)]
    await recordAudit(trx, { kind: 'slide-changed', thing, changes }, change)
    catalogueChanged()
  })
}

/** Takes a slide off the banner; its picture stays. Throws `not-found`. */
export async function removeSlider(db: Db, id: string, change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const before = await findSlider(trx, id)
    if (!before || !(await deleteSlider(trx, id))) throw new Problem('not-found', sliderTexts.none)
    await recordAudit(trx, { kind: 'slide-deleted', thing: { id, name: before.title } }, change)
    catalogueChanged()
  })
}

/** Puts the slides in this order. Throws `conflict` with `current` when these are not exactly the slides there are. */
export async function arrangeSliders(db: Db, ids: readonly string[], change: Change): Promise<void> {
  await inTransaction(db, async (trx, catalogueChanged) => {
    const current = await listAllSliders(trx)
    const changed = new Problem('conflict', sliderTexts.otherSlides, { extra: { current } })
    const known = new Set(ids)
    if (known.size !== ids.length || current.length !== ids.length) throw changed
    // Always in the same order, so that two at once wait for each other instead of locking each other out.
    for (const id of [...known].sort()) if (!(await placeSlider(trx, id, ids.indexOf(id)))) throw changed
    const titles = (order: readonly string[]) =>
      order.map((id) => current.find((slide) => slide._id === id)?.title ?? '')
    const changes = [
      {
        field: 'order',
        from: auditValue(titles(current.map(({ _id }) => _id))),
        to: auditValue(titles(ids)),
      },
    ]
    await recordAudit(trx, { kind: 'slides-arranged', changes }, change)
    catalogueChanged()
  })
}

async function checkPicture(trx: Db, image: string): Promise<void> {
  if (await isShopPicture(trx, image)) return
  const message = image === '' ? sliderTexts.noPicture : sliderTexts.foreignPicture
  throw new Problem('refused', message, { errors: [{ path: 'image', message }] })
}

function checkTimes({ startsAt, endsAt }: SliderChoice): void {
  if (!startsAt || !endsAt || startsAt < endsAt) return
  const message = sliderTexts.endsFirst
  throw new Problem('refused', message, { errors: [{ path: 'endsAt', message }] })
}

async function titleOf(trx: Db, title = ''): Promise<string> {
  return title || (await readSettings(trx)).shopName
}

export const sliderTexts = {
  none: { en: 'There is no such slide.', ar: 'هذه الشريحة غير موجودة.' },
  noPicture: { en: 'Please choose a picture.', ar: 'يرجى اختيار صورة.' },
  foreignPicture: {
    en: 'This is not a picture of this shop. Please upload it again.',
    ar: 'هذه ليست صورة من صور المتجر. يرجى رفعها من جديد.',
  },
  endsFirst: {
    en: 'The end must be after the start.',
    ar: 'يجب أن تكون النهاية بعد البداية.',
  },
  noMoment: {
    en: 'Enter a day and a time such as 2026-11-25 09:00.',
    ar: 'يرجى إدخال يوم ووقت مثل ‎2026-11-25 09:00‎.',
  },
  otherSlides: {
    en: 'The slides have changed meanwhile.',
    ar: 'تغيّرت الشرائح في هذه الأثناء.',
  },
}
