import { useQueryClient } from '@tanstack/react-query'
import { adminProductMessages } from '#src/catalogue/admin/admin-product.messages.ts'
import { sendBulk, sendDeleteProduct } from '#src/catalogue/admin/admin-product.query.ts'
import type { StaffProduct } from '#src/catalogue/product/product.ts'
import { nameIn } from '#src/catalogue/product/product-name.ts'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { ApiProblem, useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { productTableMessages } from './product-table.messages.ts'

/** Long enough to read what happened and to want it back. */
const undoMs = 10_000

const opposite = { publish: 'hide', hide: 'publish', delete: 'restore' } as const

/** Deleting, publishing and hiding, with product.md section 8's words; each can be undone for a while. */
export function useProductActions() {
  const [api, queries, confirm, locale] = [useApi(), useQueryClient(), useConfirm(), useLocale()]
  const words = { ...useMessages(productTableMessages), admin: useMessages(adminProductMessages) }
  const { admin } = words

  async function undo(action: keyof typeof opposite, ids: readonly string[]) {
    try {
      await sendBulk(api, queries, ids, opposite[action])
      toast({ title: words.undone })
    } catch {
      toast({ title: admin.error, text: admin.unexpected, tone: 'error' })
    }
  }

  /** Asks, deletes, and offers it back; a failure is told as product.md has it. */
  async function remove(product: StaffProduct) {
    const text = words.sureOne(nameIn(locale, product))
    if (!(await confirm({ title: words.sure, text, yes: words.sureYes, danger: true }))) return
    try {
      await sendDeleteProduct(api, queries, product._id)
      toast({
        title: admin.success,
        text: admin.deletedText,
        ms: undoMs,
        action: { label: words.undo, act: () => undo('delete', [product._id]), to: product._id },
      })
    } catch (problem) {
      toast({ title: admin.error, text: whyNot(problem), tone: 'error' })
    }
  }

  /** Does one thing to several; false when it was called off or failed. */
  async function change(ids: readonly string[], action: keyof typeof opposite): Promise<boolean> {
    if (action === 'delete') {
      const question = { title: words.sure, text: words.sureMany(ids.length), yes: words.sureYesMany }
      if (!(await confirm({ ...question, danger: true }))) return false
    }
    try {
      const changed = await sendBulk(api, queries, ids, action)
      const done = { publish: words.published, hide: words.hidden, delete: words.deletedMany }[action]
      if (changed.length === 0) toast({ title: words.unchanged })
      else
        toast({
          title: done(changed.length),
          ms: undoMs,
          action: { label: words.undo, act: () => undo(action, changed), to: changed.join() },
        })
      return true
    } catch (problem) {
      toast({
        title: admin.error,
        text: action === 'delete' ? whyNot(problem) : admin.unexpected,
        tone: 'error',
      })
      return false
    }
  }

  function whyNot(problem: unknown): string {
    return problem instanceof ApiProblem && problem.status > 0 ? admin.deleteFailed : admin.unexpected
  }

  return { remove, change }
}
