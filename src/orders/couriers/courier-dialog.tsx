import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { CheckChoice } from '#src/ui/form/check-choice.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { courierMessages } from './courier.messages.ts'
import { couriersQuery, saveCourier } from './courier.query.ts'
import type { Courier } from './courier.ts'

type Draft = { name: string; phone: string; trackingPattern: string; can: string[] }

type DialogProps = { courier: Courier | undefined; onClose: () => void }

/**
 * Adds a courier, or changes one over what was seen when the form was opened, while the list behind it goes on (O31). A
 * refusal brings what a colleague saved, where nothing else was typed: the next press goes from there.
 */
export function CourierDialog({ courier: present, onClose }: DialogProps) {
  const [courier, setCourier] = useState(present)
  const words = useMessages(courierMessages)
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useForm<Draft>({
    defaultValues: draftOf(courier),
    shouldFocusError: false,
  })
  // Whoever reads it keeps it up to date.
  const { dirtyFields } = form.formState
  function goOnFromSaved() {
    const saved = queries
      .getQueryData(couriersQuery(api).queryKey)
      ?.find(({ _id, version }) => _id === courier?._id && version !== courier?.version)
    if (!saved) return
    const typed = Object.keys(dirtyFields) as (keyof Draft)[]
    const now = form.getValues()
    setCourier(saved)
    form.reset(draftOf(saved))
    for (const name of typed) form.setValue(name, now[name], { shouldDirty: true })
  }
  const { submit, busy, failure, field, kept } = useFormSend(form, {
    async send({ can, ...texts }) {
      const request = {
        ...texts,
        takesCash: can.includes('takesCash'),
        active: can.includes('active'),
        ...(courier && { version: courier.version }),
      }
      try {
        toast({ title: await saveCourier(api, queries, courier?._id, request) })
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.status === 409) goOnFromSaved()
        throw problem
      }
      onClose()
    },
    words: { offline: words.offline, failed: words.failed },
    keep: `courier ${courier?._id ?? 'new'}`,
  })
  return (
    <Dialog open onClose={onClose} title={courier ? words.editTitle : words.add}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <DraftOffer draft={kept} />
        <TextField label={words.name} maxLength={100} dir="auto" {...field('name', words.nameNeeded)} />
        <TextField
          label={words.phone}
          optional
          inputMode="tel"
          dir="ltr"
          maxLength={30}
          {...field('phone')}
        />
        <TextField
          label={words.pattern}
          hint={words.patternHint}
          optional
          dir="ltr"
          inputMode="url"
          maxLength={300}
          {...field('trackingPattern')}
        />
        <CheckChoice
          legend={words.workQuestion}
          checks={[
            { value: 'active', label: words.active },
            { value: 'takesCash', label: words.takesCash },
          ]}
          box={form.register('can')}
        />
        <FormFoot failure={failure} back={words.cancel} onBack={onClose} busy={busy}>
          {words.save}
        </FormFoot>
      </form>
    </Dialog>
  )
}

function draftOf(courier: Courier | undefined): Draft {
  return {
    name: courier?.name ?? '',
    phone: courier?.phone ?? '',
    trackingPattern: courier?.trackingPattern ?? '',
    can: [
      ...(courier?.takesCash === false ? [] : ['takesCash']),
      ...(courier?.active === false ? [] : ['active']),
    ],
  }
}
