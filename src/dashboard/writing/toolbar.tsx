import type { EditorState } from '@tiptap/pm/state'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ToolIcon } from './tool-icon.tsx'
import { type ToolName, toolNamed, tools } from './tools.ts'
import { linkAt } from './where.ts'
import { writingMessages } from './writing.messages.ts'

const order = Object.keys(tools).flatMap((name) =>
  name === 'table' ? ['link' as const, 'table' as const] : [name as ToolName],
)

/** The tools above a text: one stop of Tab, arrow keys from one to the next, and each says whether it is on. */
export function Toolbar({
  controls,
  state,
  onTool,
  onLink,
}: {
  /** The id of the text. */
  controls: string
  state: EditorState
  onTool: (name: ToolName) => void
  onLink: () => void
}) {
  const words = useMessages(writingMessages)
  const [stop, setStop] = useState<string>('bold')
  const shown = order.filter((name) => name === 'link' || (toolNamed(name).only?.(state) ?? true))
  const current = shown.includes(stop as ToolName) ? stop : 'bold'

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const forth = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: -1, [forth]: 1 }
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const from = buttons.findIndex((button) => button === document.activeElement)
    const places: Record<string, number> = { Home: 0, End: shown.length - 1 }
    const step = steps[event.key]
    const to = places[event.key] ?? (step && (from + step + shown.length) % shown.length)
    if (to === undefined) return
    event.preventDefault()
    setStop(shown[to] ?? 'bold')
    buttons[to]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={words.tools}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={move}
      className="writing-tools"
    >
      {shown.map((name) => {
        const tool = name === 'link' ? { isOn: linkAt } : toolNamed(name)
        const idle = name !== 'link' && !toolNamed(name).command(state)
        return (
          <button
            key={name}
            type="button"
            tabIndex={name === current ? 0 : -1}
            aria-label={words[name]}
            title={words[name]}
            aria-pressed={tool.isOn && Boolean(tool.isOn(state))}
            aria-disabled={idle || undefined}
            // The text keeps its selection while a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              setStop(name)
              if (name === 'link') onLink()
              else if (!idle) onTool(name)
            }}
          >
            <ToolIcon name={name} />
          </button>
        )
      })}
    </div>
  )
}
