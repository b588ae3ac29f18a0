import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { readablePhone } from '#src/settings/contact-links.ts'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard } from '#src/ui/card.tsx'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { LineSkeleton } from '#src/ui/skeleton.tsx'
import { addressMessages } from './address.messages.ts'
import { addressesQuery, removeAddress } from './address.query.ts'
import { AddressDialog } from './address-dialog.tsx'
import type { SavedAddress } from './saved-address.ts'

/** The addresses somebody keeps (O39): add, change, choose the default, delete. */
export function AddressBook() {
  const words = useMessages(addressMessages)
  const tellFailure = useTellFailure()
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const { data, isError, refetch } = useQuery(addressesQuery(api))
  const [open, setOpen] = useState<{ address?: SavedAddress }>()

  async function remove({ _id }: SavedAddress) {
    const sure = await confirm({
      title: words.removeTitle,
      text: words.removeText,
      yes: words.remove,
      no: words.keep,
      danger: true,
    })
    if (!sure) return
    try {
      queries.setQueryData(addressesQuery(api).queryKey, await removeAddress(api, _id))
      toast({ title: words.removed })
    } catch (problem) {
      tellFailure(words.failed, problem)
      void refetch()
    }
  }

  return (
    <DashboardCard title={words.title}>
      <p className="-mt-1 mb-4 text-sm text-muted">{words.text}</p>
      {isError && !data && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-sm text-muted">{words.notLoaded}</p>
          <Button kind="secondary" size="small" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      {!data && !isError && <LineSkeleton className="w-3/5" />}
      {data?.length === 0 && <p className="mb-4 text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="mb-4 divide-y divide-hairline" data-testid="addresses">
          {data.map((address) => (
            <AddressRow
              key={address._id}
              address={address}
              onEdit={() => setOpen({ address })}
              onRemove={() => void remove(address)}
            />
          ))}
        </ul>
      )}
      {data && (
        <Button kind="secondary" size="small" onClick={() => setOpen({})}>
          {words.add}
        </Button>
      )}
      {open && <AddressDialog address={open.address} onClose={() => setOpen(undefined)} />}
    </DashboardCard>
  )
}

type RowProps = { address: SavedAddress; onEdit: () => void; onRemove: () => void }

function AddressRow({ address, onEdit, onRemove }: RowProps) {
  const words = useMessages(addressMessages)
  const called = address.label || address.name
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-baseline gap-x-3 text-md">
          <bdi className="wrap-anywhere">{called}</bdi>
          {address.isDefault && <strong className="text-sm font-normal text-olive">{words.default}</strong>}
        </p>
        <p dir="auto" className="mt-1 w-fit max-w-full whitespace-pre-line wrap-anywhere">
          {address.address}
        </p>
        <p className="mt-1 text-muted">
          {address.label && (
            <>
              <bdi>{address.name}</bdi>
              {' · '}
            </>
          )}
          <bdi dir="ltr" className="figures">
            {readablePhone(address.mobileNumber)}
          </bdi>
        </p>
      </div>
      <div className="flex gap-2">
        <Button kind="secondary" size="small" aria-label={words.changeOf(called)} onClick={onEdit}>
          {words.change}
        </Button>
        <Button kind="quiet" size="small" aria-label={words.removeOf(called)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
