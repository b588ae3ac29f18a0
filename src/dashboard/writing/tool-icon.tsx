import type { ToolName } from './tools.ts'

/** The drawings of the tools: they come with the editor, so that no page of the shop carries them. */
const drawings: Record<ToolName | 'link', string> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  heading: 'M5 5v14M14 5v14M5 12h9M17.5 11.5a1.8 1.8 0 0 1 3.5.5c0 2-3.5 4-3.5 7H21',
  subheading: 'M5 7v12M13 7v12M5 13h8M17 11.5h4l-2.2 3a2.2 2.2 0 1 1-2 3.5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.5 15.5a1.5 1.5 0 0 1 3 0c0 1.5-3 2.5-3 4.5h3',
  deeper: 'M4 5h16M11 12h9M4 19h16M4 9.5l3 2.5-3 2.5',
  shallower: 'M4 5h16M11 12h9M4 19h16M7 9.5l-3 2.5 3 2.5',
  quote: 'M5 5v14M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  rule: 'M4 12h16M8 6h8M8 18h8',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  addRow: 'M4 4h16v8H4zM12 4v8M12 15v6M9 18h6',
  addColumn: 'M4 4h8v16H4zM4 12h8M15 12h6M18 9v6',
  removeRow: 'M4 4h16v8H4zM12 4v8M9 18h6',
  removeColumn: 'M4 4h8v16H4zM4 12h8M15 12h6',
  removeTable: 'M4 5h16v14H4zM4 10h16M9 12.5l6 5M15 12.5l-6 5',
}

/** What runs along the line of reading is mirrored in Arabic. */
const turned: readonly string[] = [
  'bullets',
  'numbers',
  'deeper',
  'shallower',
  'quote',
  'undo',
  'redo',
  'addColumn',
  'removeColumn',
]

export function ToolIcon({ name }: { name: ToolName | 'link' }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      className={`icon ${turned.includes(name) ? 'rtl:-scale-x-100' : ''}`}
    >
      <path d={drawings[name]} />
    </svg>
  )
}
