import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveHomeLayout } from '#src/content/home/edit-home.query.ts'
import type { ArrangedHome, HomeLayout, HomeSection } from '#src/content/home/home.ts'
import { type SectionKind, usualSections } from '#src/content/home/section-kind.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { showFirstWrong } from '#src/ui/form/refused-fields.ts'
import { useUnsavedGuard } from '#src/ui/form/use-unsaved-guard.ts'
import { toast } from '#src/ui/overlay/toast.ts'
import { arrangeMessages } from './arrange.messages.ts'
import { hasField, type SectionErrors } from './section-words.tsx'

/** Home being arranged: changes stay in the hand until they are saved, and through every refusal. */
export function useHomeLayout(opened: ArrangedHome) {
  const [api, queries] = [useApi(), useQueryClient()]
  const words = useMessages(arrangeMessages)
  const [version, setVersion] = useState(opened.version)
  const [sections, setSections] = useState(() => completed(opened.sections))
  /** As the shop has them; what is other than these waits to be saved. */
  const [kept, setKept] = useState(sections)
  const [leftOut, setLeftOut] = useState(opened.leftOut)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const [wrong, setWrong] = useState<ReadonlyMap<string, SectionErrors>>(new Map())
  useUnsavedGuard(() => busy || sections !== kept)

  async function save(asked: HomeSection[], within: ParentNode | null) {
    if (busy) return
    setBusy(true)
    setFailure('')
    setWrong(new Map())
    try {
      const layout = await saveHomeLayout(api, queries, { sections: asked, version })
      setVersion(layout.version)
      setLeftOut(layout.leftOut)
      const saved = completed(layout.sections)
      setKept(saved)
      // More may have been arranged or typed while this was on its way.
      setSections((now) => (now === sections ? saved : now))
      toast({ title: words.saved })
    } catch (problem) {
      const told = problem instanceof ApiProblem ? problem : undefined
      // What is here stays; the next save is over what stands now.
      if (told?.status === 409) setVersion((told.body.current as HomeLayout).version)
      const { atFields, others } = sorted(asked, told?.errors ?? [])
      setWrong(atFields)
      setFailure([told?.message, ...others].filter(Boolean).join(' ') || words.saveFailed)
      if (atFields.size > 0 && within) showFirstWrong(within)
    } finally {
      setBusy(false)
    }
  }

  return {
    sections,
    /** As the shop has it: these would say the same goods again. */
    leftOut,
    /** Added here, and not saved yet. */
    isNew: ({ id }: HomeSection) => !kept.some((one) => one.id === id),
    said,
    failure,
    busy,
    /** By the id of the section, until it is changed or saved again. */
    wrong,
    save: (within: ParentNode | null) => save(sections, within),
    bringBackUsual: () => save([], null),
    move(from: number, to: number) {
      const order = [...sections]
      const [section] = order.splice(from, 1)
      if (!section || from === to) return
      order.splice(to, 0, section)
      setSections(order)
      setSaid(words.moved(to + 1))
    },
    edit(at: number, fields: Partial<HomeSection>) {
      setSections(sections.map((section, place) => (place === at ? { ...section, ...fields } : section)))
      const { id = '' } = sections[at] ?? {}
      const cleared = Object.fromEntries(Object.keys(fields).map((field) => [field, undefined]))
      if (wrong.has(id)) setWrong(new Map(wrong).set(id, { ...wrong.get(id), ...cleared }))
    },
    remove: (at: number) => setSections(sections.filter((_, place) => place !== at)),
    add: (kind: SectionKind) =>
      setSections([...sections, blank(crypto.randomUUID(), kind, kind === 'shelf' ? 'offers' : '')]),
  }
}

/** What was said of the sections that were sent, at the fields they have; the rest is told below them all. */
function sorted(sections: readonly HomeSection[], errors: readonly { path: string; message: string }[]) {
  const atFields = new Map<string, SectionErrors>()
  const others: string[] = []
  for (const { path, message } of errors) {
    const [, at = '', field = ''] = /^sections\.(\d+)\.(\w+)$/.exec(path) ?? []
    const section = sections[Number(at)]
    if (at && section && hasField(section.kind, field))
      atFields.set(section.id, { ...atFields.get(section.id), [field]: message })
    else others.push(message)
  }
  return { atFields, others }
}

/** The owner's sections, and behind them, hidden, those of the shop that are not among them; the usual ones while there are none. */
function completed(sections: readonly HomeSection[]): HomeSection[] {
  const missing = usualSections.filter(({ kind }) => !sections.some((section) => section.kind === kind))
  const hidden = sections.length > 0
  return [...sections, ...missing.map(({ id, kind }) => ({ ...blank(id, kind, ''), hidden }))]
}

function blank(id: string, kind: SectionKind, shelf: string): HomeSection {
  const words = { title: '', titleAr: '', text: '', textAr: '', linkText: '', linkTextAr: '' }
  return { id, kind, hidden: false, ...words, link: '', image: '', shelf }
}
