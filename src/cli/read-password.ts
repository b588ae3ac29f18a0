import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** A program that leaves its end of standard input open without a word is not waited for longer. */
const patienceMs = 10_000

/**
 * The password that somebody types without seeing it, or that a program writes to standard input as its first line.
 * Undefined for an empty line and for nothing at all: then a random one is made.
 */
export async function readPassword(
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WriteStream = process.stderr,
): Promise<string | undefined> {
  const isTerminal = Boolean(input.isTTY)
  // Whatever the terminal would show again of what is typed goes nowhere.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: silent, terminal: isTerminal })
  try {
    if (isTerminal) output.write('Password, or Enter for a random one: ')
    const waiting = isTerminal ? undefined : AbortSignal.timeout(patienceMs)
    const line = await new Promise<string>((resolve) => {
      lines.once('line', resolve)
      lines.once('close', () => resolve(''))
      waiting?.addEventListener('abort', () => resolve(''))
    })
    if (isTerminal) output.write('\n')
    return line === '' ? undefined : line
  } finally {
    lines.close()
    input.unref?.()
    input.pause()
  }
}
