import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type ProductChange, sendManyChanges } from '#src/catalogue/admin/admin-product.query.ts'
import { mostAtOnce, planChange, wayBack } from '#src/catalogue/admin/plan-changes.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { useFormSend } from '#src/ui/form/use-form-send.ts'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { changeManyMessages } from './change-many.messages.ts'
import { type ChangeDraft, changeKinds, changeOf, emptyChange } from './change-many-draft.ts'
import { ChangeManyFields } from './change-many-fields.tsx'
import { ChangeManyPreview } from './change-many-preview.tsx'
import { productTableMessages } from './product-table.messages.ts'

/** Long enough to read what happened and to want it back. */
const undoMs = 10_000

type ChangeManyDialogProps = { products: readonly StaffProduct[]; onClose: () => void; onDone: () => void }

/** Changes several products alike: what is typed is shown as old and new of each, and saved as one (P17). */
export function ChangeManyDialog({ products, onClose, onDone }: ChangeManyDialogProps) {
  const words = useMessages(changeManyMessages)
  const table = useMessages(productTableMessages)
  const tellFailure = useTellFailure()
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useForm<ChangeDraft>({ defaultValues: emptyChange, shouldFocusError: false })
  const draft = form.watch()
  const change = changeOf(draft)
  const plan = change && products.map((product) => ({ product, planned: planChange(product, change) }))
  const changing = (plan ?? []).flatMap(({ product, planned }) =>
    'changes' in planned ? [{ product, changes: planned.changes }] : [],
  )
  const tooMany = products.length > mostAtOnce

  const { submit, busy, failure, kept } = useFormSend(form, {
    async send() {
      if (changing.length === 0 || tooMany) return false
      const versions = await sendManyChanges(
        api,
        queries,
        changing.map(({ product, changes }) => ({ _id: product._id, version: product.version, ...changes })),
      )
      const back = changing.map(({ product, changes }) => ({
        _id: product._id,
        version: versions.get(product._id) ?? 0,
        ...wayBack(product, changes),
      }))
      toast({
        title: words.done(changing.length),
        ms: undoMs,
        action: { label: table.undo, act: () => undo(back) },
      })
      onDone()
      return true
    },
    words: { offline: words.offline, failed: words.failed },
    keep: 'change many products',
  })

  async function undo(back: ProductChange[]) {
    try {
      await sendManyChanges(api, queries, back)
      toast({ title: table.undone })
    } catch (problem) {
      tellFailure(words.failed, problem)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(products.length)}
      className="sm:max-w-2xl"
      footer={
        <div className="grid gap-3">
          <FormFoot
            // Beside the buttons, which stay in sight below a long list.
            failure={failure || (tooMany && words.tooMany(mostAtOnce))}
            back={words.back}
            onBack={onClose}
            form="change-many"
            busy={busy}
            disabled={changing.length === 0 || tooMany}
          >
            {words.apply(changing.length)}
          </FormFoot>
        </div>
      }
    >
      <form id="change-many" onSubmit={submit} noValidate className="grid gap-5">
        <DraftOffer draft={kept} />
        <PillChoice
          legend={words.what}
          name="kind"
          pills={changeKinds.map((value) => ({ value, label: words[value] }))}
          value={draft.kind}
          onChoose={(value) => form.setValue('kind', changeKinds.find((one) => one === value) ?? 'price')}
        />
        <ChangeManyFields form={form} draft={draft} />
        {plan ? <ChangeManyPreview plan={plan} /> : <p className="text-sm text-muted">{words.missing}</p>}
        {plan && changing.length === 0 && <p role="status">{words.nothing}</p>}
      </form>
    </Dialog>
  )
}
