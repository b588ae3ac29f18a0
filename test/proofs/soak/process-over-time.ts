import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { residentMegabytes } from '../../../bench/process-figures.ts'

export type Sample = { second: number; memory: number; files: number }

/** What a process has every second: memory in MB, open files and connections. */
export function watchProcess(pid: number): { samples: Sample[]; stop(): void } {
  const samples: Sample[] = []
  const began = performance.now()
  const timer = setInterval(() => {
    const second = (performance.now() - began) / 1000
    samples.push({ second, memory: residentMegabytes(pid), files: readdirSync(`/proc/${pid}/fd`).length })
  }, 1000)
  return { samples, stop: () => clearInterval(timer) }
}

/** By how much a figure grew from the second fifth of the time, when everything is warm, to the last: 1 is not at all. */
export function growth(samples: readonly Sample[], figure: 'memory' | 'files'): number {
  const fifth = Math.floor(samples.length / 5)
  const mean = (part: readonly Sample[]) => part.reduce((sum, one) => sum + one[figure], 0) / part.length
  return mean(samples.slice(-fifth)) / mean(samples.slice(fifth, 2 * fifth))
}

/** Draws memory and open files over the time, each in a frame of its own from 0 to its most. Answers the file. */
export function plot(samples: readonly Sample[], name: string): string {
  const [width, height] = [800, 200]
  const last = samples.at(-1)?.second ?? 1
  const frames = (['memory', 'files'] as const).map((figure, n) => {
    const most = Math.max(...samples.map((one) => one[figure]))
    const points = samples.map(
      (one) =>
        `${((one.second / last) * width).toFixed(1)},${(height - (one[figure] / most) * height).toFixed(1)}`,
    )
    const unit = figure === 'memory' ? 'MB' : 'open files and connections'
    return `<g transform="translate(20 ${30 + n * (height + 50)})"><rect width="${width}" height="${height}" fill="none" stroke="#bbb"/>
<text y="-8">at most ${Math.round(most)} ${unit}, ${Math.round(last)} s</text><polyline points="${points.join(' ')}" fill="none" stroke="#7b2d42"/></g>`
  })
  const file = path.join('looks', `${name}.svg`)
  mkdirSync('looks', { recursive: true })
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 40}" height="${2 * (height + 50) + 10}" font-family="sans-serif" font-size="13">\n${frames.join('\n')}\n</svg>\n`,
  )
  return file
}
