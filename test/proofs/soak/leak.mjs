// A broken shop on purpose, loaded before the server: it keeps 20 kB of every request for ever.
import { Server } from 'node:http'

const kept = []
const { emit } = Server.prototype

Server.prototype.emit = function emitAndKeep(event, ...more) {
  if (event === 'request') kept.push(Buffer.alloc(20_000, 1))
  return emit.call(this, event, ...more)
}
