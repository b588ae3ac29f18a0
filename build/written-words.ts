import { globSync, readFileSync } from 'node:fs'

/** The only package that reads React's events beside the shop's own files. */
const packages = ['node_modules/react-hook-form/dist/index.esm.mjs']

/** What React listens for of itself, for onFocus, onBlur, onChange, onMouseEnter and onPointerEnter. */
const ofReact =
  'focusin focusout change click input keydown keyup selectionchange mouseout mouseover pointerout pointerover message popstate'

let words: ReadonlySet<string> | undefined

/**
 * Whether a name stands somewhere in the shop's files; that of a browser's event also as `onName` or `onNameCapture`. True of what
 * is not one word, which is not looked for.
 */
export function isWritten(name: string): boolean {
  words ??= readWords()
  const event = `on${name}`.toLowerCase()
  const forms = [name, `${name}Capture`, event, `${event}capture`]
  return !/^\w+$/.test(name) || forms.some((form) => words?.has(form))
}

function readWords(): ReadonlySet<string> {
  const files = [...globSync('src/**/*.{ts,tsx}'), ...packages]
  const written = files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? [])
  const handlers = written.filter((word) => /^on[A-Z]/.test(word)).map((word) => word.toLowerCase())
  return new Set([...written, ...handlers, ...ofReact.split(' ')])
}
