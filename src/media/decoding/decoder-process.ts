import { writeFileSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'
import type { FormFile } from './form-picture.ts'
import { type PictureUse, type PreparedPicture, preparePicture } from './prepare-picture.ts'

// A process of its own that unpacks strangers' pictures, so that one which is worse than its header says takes this
// process along and nothing else (F3). It ends with the shop, whose channel it answers on.

/** What the shop sends, and what it hears: one picture at a time; a stranger's as the file of its form. */
export type DecoderRequest = { id: number; source: Uint8Array | FormFile; use: PictureUse }
export type DecoderReply = { id: number; picture: PreparedPicture }

process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group; what is in hand is finished while the shop stops.
process.on('SIGINT', () => undefined)
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL)
dieFirst()

process.on('message', async ({ id, source, use }: DecoderRequest) => {
  const reply: DecoderReply = { id, picture: await preparePicture(source, use) }
  process.send?.(reply)
})

/** Where Linux has to choose whom to end for want of memory, it is this process and not the shop. */
function dieFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Another system, or not allowed here: the shop's own limits remain.
  }
}
