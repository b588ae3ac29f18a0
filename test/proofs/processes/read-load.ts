import { setTimeout as wait } from 'node:timers/promises'
import { stranger } from '../../attacks.ts'

/** Readers who look at one page after the other, again and again; what did not come is kept. */
export class ReadLoad {
  pages = 0
  /** The path, with the status or what happened instead of an answer. */
  readonly failures: string[] = []
  private isOver = false
  private readonly readers: Promise<void>[]

  constructor(origin: string, paths: readonly string[], { readers = 4, pauseMs = 20 } = {}) {
    const read = async (n: number) => {
      for (let page = n; !this.isOver; page++) {
        const path = paths[page % paths.length] ?? '/'
        await this.look(`${origin}${path}`, path)
        await wait(pauseMs)
      }
    }
    this.readers = Array.from({ length: readers }, (_, n) => read(n))
  }

  /** Lets everybody finish the page they are at. */
  async end(): Promise<void> {
    this.isOver = true
    await Promise.all(this.readers)
  }

  private async look(url: string, path: string): Promise<void> {
    try {
      const answer = await fetch(url, {
        headers: stranger(Math.floor(Math.random() * 60_000)),
        signal: AbortSignal.timeout(20_000),
      })
      const text = await answer.text()
      if (answer.status !== 200 || text === '') this.failures.push(`${path} ${answer.status}`)
      this.pages += 1
    } catch (error) {
      this.failures.push(`${path} ${error}`)
    }
  }
}
