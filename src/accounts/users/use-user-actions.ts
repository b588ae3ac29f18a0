import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePerson } from '#src/accounts/person/person-context.ts'
import type { Role } from '#src/core/permission.ts'
import { useMessages } from '#src/i18n/use-locale.ts'
import { useApi } from '#src/ui/data/api.ts'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { toast } from '#src/ui/overlay/toast.ts'
import { useReasonOf, useTellFailure } from '#src/ui/overlay/use-tell-failure.ts'
import { userListMessages } from './user-list.messages.ts'
import { changeRole, deleteUser, type ListedUser, removeSecondFactor } from './user-list.query.ts'

/** product.md section 9: a role's toast stays for 1500 ms. */
const roleToastMs = 1500

/** What an admin does about somebody: each asked first, then told in product.md section 8's words. */
export function useUserActions(user: ListedUser) {
  const [api, queries, confirm] = [useApi(), useQueryClient(), useConfirm()]
  const words = useMessages(userListMessages)
  const [tellFailure, reasonOf] = [useTellFailure(), useReasonOf()]
  const self = usePerson().id === user._id
  const who = user.name || user.email
  const [busy, setBusy] = useState<Role | 'delete' | 'factor'>()

  function consequence(to: Role): string {
    if (to === 'admin') return words.makeAdminText(who)
    if (to === 'manager') return words.makeManagerText(who)
    return self ? words.removeSelfText : words.removeText(who)
  }

  return {
    /** What is under way. */
    busy,
    async change(to: Role, yes: string) {
      const sure = await confirm({ title: words.sure, text: consequence(to), yes, danger: to === 'customer' })
      if (!sure) return
      setBusy(to)
      try {
        toast({ title: (await changeRole(api, queries, user._id, to)) || words.success, ms: roleToastMs })
      } catch (problem) {
        tellFailure(words.wrong, problem)
      } finally {
        setBusy(undefined)
      }
    },
    async removeFactor() {
      const asked = {
        title: words.sure,
        text: words.removeFactorText(who),
        yes: words.removeFactor,
        danger: true,
      }
      if (!(await confirm(asked))) return
      setBusy('factor')
      try {
        await removeSecondFactor(api, queries, user._id)
        toast({ title: words.success, ms: roleToastMs })
      } catch (problem) {
        tellFailure(words.wrong, problem)
      } finally {
        setBusy(undefined)
      }
    },
    async remove() {
      const sure = await confirm({
        title: words.sure,
        text: words.revert(who),
        yes: words.sureYes,
        danger: true,
      })
      if (!sure) return
      setBusy('delete')
      try {
        await deleteUser(api, queries, user._id)
        toast({ title: words.deleted, text: words.deletedText })
      } catch (problem) {
        tellFailure(words.error, problem, `${words.deleteFailed} ${reasonOf(problem, '')}`.trim())
      } finally {
        setBusy(undefined)
      }
    },
  }
}
