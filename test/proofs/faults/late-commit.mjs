// A broken shop on purpose, loaded before the server: it acknowledges before it commits, every 2 s, as a database does
// that was told not to wait for its disk. What is acknowledged in between is gone when it is killed.
import { DatabaseSync } from 'node:sqlite'

const { prepare } = DatabaseSync.prototype
const nothing = { columns: () => [], all: () => [], run: () => ({ changes: 0, lastInsertRowid: 0 }) }

DatabaseSync.prototype.prepare = function prepareLate(sql) {
  const statement = prepare.call(this, sql)
  if (/^begin/.test(sql))
    return { ...nothing, run: () => (this.isTransaction ? nothing.run() : statement.run()) }
  if (sql !== 'commit') return statement
  setInterval(() => {
    if (this.isOpen && this.isTransaction) this.exec('commit')
  }, 2000).unref()
  return nothing
}
