import { useContext, useEffect, useState } from 'react'
import type { DeepPartial, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { DraftOwnerContext } from './draft-owner.ts'
import { dropDraft, keepDraft, readDraft } from './draft-storage.ts'
import { changedFields } from './draft-values.ts'

export type KeptDraft = {
  /** Something was typed here before, in this tab and by this person, and was not saved. */
  offered: boolean
  restore: () => void
  /** It is saved, or not wanted: what is kept goes. */
  drop: () => void
}

/**
 * Keeps what is typed into a form until it is saved, so that an ended session, a reload or a crash costs nothing, and
 * offers it when the form is opened again. `name` is the form's, with the id of what it changes; without it nothing is
 * kept.
 */
export function useKeptDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string | undefined,
): KeptDraft {
  const owner = useContext(DraftOwnerContext)
  const [draft, setDraft] = useState(() =>
    owner === undefined || name === undefined ? undefined : readDraft(owner, name),
  )
  useEffect(() => {
    if (owner === undefined || name === undefined) return
    return form.subscribe({
      formState: { values: true },
      callback({ values, name: field }) {
        // Without a field it was the form itself that took other values, after a save or from somebody else.
        if (field === undefined) return
        const typed = changedFields(values, (form.formState.defaultValues ?? {}) as DeepPartial<V>)
        if (Object.keys(typed).length > 0) keepDraft(owner, name, typed, new Date())
        else dropDraft(owner, name)
      },
    })
  }, [form, owner, name])

  return {
    offered: draft !== undefined,
    restore() {
      // A field that is not on screen yet has its default alone.
      const known = { ...form.formState.defaultValues, ...form.getValues() }
      for (const [field, value] of Object.entries(draft ?? {}))
        if (field in known)
          form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
      setDraft(undefined)
    },
    drop() {
      if (owner !== undefined && name !== undefined) dropDraft(owner, name)
      setDraft(undefined)
    },
  }
}
