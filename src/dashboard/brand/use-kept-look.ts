import { useContext, useEffect, useRef, useState } from 'react'
import { DraftOwnerContext } from '#src/ui/form/draft-owner.ts'
import { dropDraft, keepDraft, readDraft } from '#src/ui/form/draft-storage.ts'
import type { KeptDraft } from '#src/ui/form/use-kept-draft.ts'
import type { Look } from './brand.query.ts'

type LookDraft = { look: Look; typed: string }

const name = 'brand'

/** Keeps what is chosen on this page until it is saved, as `useKeptDraft` does what is typed into other forms. */
export function useKeptLook(
  { look, typed }: LookDraft,
  isChanged: boolean,
  onRestore: (draft: LookDraft) => void,
): KeptDraft {
  const owner = useContext(DraftOwnerContext)
  const [draft, setDraft] = useState(() => (owner === undefined ? undefined : readDraft(owner, name)))
  const wasChanged = useRef(false)
  useEffect(() => {
    if (owner === undefined) return
    if (isChanged) keepDraft(owner, name, { look, typed }, new Date())
    else if (wasChanged.current) dropDraft(owner, name)
    wasChanged.current = isChanged
  }, [owner, isChanged, look, typed])
  return {
    offered: draft !== undefined,
    restore() {
      if (draft) onRestore(draft as LookDraft)
      setDraft(undefined)
    },
    drop() {
      if (owner !== undefined) dropDraft(owner, name)
      setDraft(undefined)
    },
  }
}
