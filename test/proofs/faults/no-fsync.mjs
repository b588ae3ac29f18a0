// A broken shop on purpose, loaded before the server: it says yes before the disk has kept the order.
import { DatabaseSync } from 'node:sqlite'

const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function execWithoutSync(sql) {
  return exec.call(this, sql.replaceAll('synchronous = full', 'synchronous = off'))
}
