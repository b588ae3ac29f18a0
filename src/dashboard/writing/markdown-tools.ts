export type MarkdownTool = 'bold' | 'heading' | 'list' | 'link'

export type Changed = { text: string; selection: [from: number, to: number] }

/** A text with the signs of a tool around or before what is selected in it, and what is selected then. */
export function withTool(
  tool: MarkdownTool,
  text: string,
  [from, to]: readonly [number, number],
  linkWords: string,
): Changed {
  const chosen = text.slice(from, to)
  const put = (start: number, end: number, written: string, selected: [number, number]): Changed => ({
    text: text.slice(0, start) + written + text.slice(end),
    selection: [start + selected[0], start + selected[1]],
  })
  if (tool === 'bold') return put(from, to, `**${chosen}**`, [2, 2 + chosen.length])
  if (tool === 'link') {
    const words = chosen || linkWords
    // The address is what is typed next.
    return put(from, to, `[${words}](https://)`, [words.length + 3, words.length + 11])
  }
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to).split('\n')
  const sign = tool === 'heading' ? '## ' : '- '
  const written = lines.map((line) => sign + line.replace(/^(?:#+ |- )/, '')).join('\n')
  return put(start, to, written, [written.length, written.length])
}
