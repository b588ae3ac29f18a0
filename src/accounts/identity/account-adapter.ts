import { createAdapterFactory } from 'better-auth/adapters'
import type { Db } from '#src/db/db.ts'
import { inTransaction } from '#src/db/transaction.ts'
import { accountRows, type RowAccess } from './account-rows.ts'
import { type HeldTransaction, holdTransaction } from './held-transaction.ts'

type Factory = ReturnType<typeof createAdapterFactory>
type Adapter = ReturnType<Factory>

/**
 * The identity library's database: our tables on either engine, every write in a transaction of ours, and our clock.
 * The library asks the machine what time it is; the times it stores and reads are moved by the difference.
 */
export function accountAdapter(db: Db, clock: () => Date, onFault: (fault: unknown) => void): Factory {
  return (options) => {
    const build = (access: RowAccess, transaction: Config['transaction']): Adapter =>
      createAdapterFactory({
        config: { ...adapterConfig(clock), transaction },
        adapter: ({ getFieldName }) => accountRows(told(access, onFault), getFieldName),
      })(options)
    const single: RowAccess = {
      read: (work) => work(db),
      write: (work) => inTransaction(db, work),
    }
    return build(single, async (work) => {
      const { access, end } = atFirstWrite(db)
      return end(work(build(access, false)))
    })
  }
}

type Config = Parameters<typeof createAdapterFactory>[0]['config']

function adapterConfig(clock: () => Date): Config {
  const ahead = () => {
    const difference = clock().getTime() - Date.now()
    // On the machine's own clock nothing is moved at all, though a moment passes between the two questions.
    return Math.abs(difference) < 1000 ? 0 : difference
  }
  return {
    adapterId: 'haqiba',
    supportsBooleans: false,
    supportsDates: false,
    customTransformInput: ({ data, fieldAttributes }) =>
      fieldAttributes.type === 'date' && typeof data === 'string'
        ? new Date(Date.parse(data) + ahead()).toISOString()
        : data,
    customTransformOutput: ({ data }) => (data instanceof Date ? new Date(data.getTime() - ahead()) : data),
  }
}

/** The library swallows what the database said; here it is passed on. */
function told({ read, write }: RowAccess, onFault: (fault: unknown) => void): RowAccess {
  const tell = (fault: unknown) => {
    onFault(fault)
    throw fault
  }
  return { read: (work) => read(work).catch(tell), write: (work) => write(work).catch(tell) }
}

/**
 * A transaction that begins with the first write: the library hashes passwords inside what it calls a transaction,
 * and nobody else's write may wait for that.
 */
function atFirstWrite(db: Db): {
  access: RowAccess
  end<T>(work: Promise<T>): Promise<T>
} {
  let held: HeldTransaction | undefined
  return {
    access: {
      read: async (work) => work(held ? await held.trx : db),
      async write(work) {
        held ??= holdTransaction(db)
        return work(await held.trx)
      },
    },
    async end(work) {
      try {
        const result = await work
        await held?.commit()
        return result
      } catch (error) {
        await held?.rollback(error)
        throw error
      }
    },
  }
}
