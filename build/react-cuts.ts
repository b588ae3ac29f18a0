import type { Unused } from './unused-of-react.ts'

export type Node = { type: string; start: number; end: number; [key: string]: unknown }
export type Cut = { start: number; end: number; code: string }
type IsWritten = (name: string) => boolean

/**
 * What to cut of a file of React: a function keeps its name and gets another body, a variable another value; an export goes, and so
 * does a hook from all that React has for its phases. Of lists of names, fields of events, cases of a switch and registered events
 * those stay that are written somewhere in the shop. Throws for a name that is missing or there twice, and for a list of another form.
 */
export function cutsOf(
  body: readonly Node[],
  code: string,
  file: string,
  unused: Unused,
  isWritten: IsWritten,
): Cut[] {
  const {
    bodies = {},
    values = {},
    exports = [],
    names = [],
    hooks,
    fields = [],
    cases = [],
    events = [],
  } = unused
  const only = (found: readonly Node[], name: string) => {
    const [one, another] = found
    if (!one || another) throw new Error(`${file} has ${found.length} of ${name} (build/unused-of-react.ts)`)
    return one
  }
  const variables = body.flatMap((node) => (node.declarations ?? []) as Node[])
  const variable = (name: string) =>
    only(
      variables.filter(({ id }) => nameOf(id) === name),
      name,
    )
  const functionOf = (name: string) =>
    only(
      body.filter(({ type, id }) => type === 'FunctionDeclaration' && nameOf(id) === name),
      name,
    )
  const hookIn = (phase: string, hook: string) => {
    const { properties } = variable(phase).init as { properties: Node[] }
    return only(
      properties.filter(({ key }) => nameOf(key) === hook),
      hook,
    )
  }
  return [
    ...Object.entries(bodies).map(([name, text]) => instead(functionOf(name).body as Node, `{${text}}`)),
    ...Object.entries(values).map(([name, text]) => instead(variable(name).init as Node, text)),
    ...exports.map((name) =>
      gone(
        only(
          body.filter((node) => exportOf(node) === name),
          name,
        ),
      ),
    ),
    ...(hooks?.phases ?? []).flatMap((phase) =>
      (hooks?.names ?? []).map((hook) => withComma(hookIn(phase, hook), code)),
    ),
    ...names.flatMap((name) => otherNames(variable(name), code, name, isWritten)),
    ...fields.flatMap((name) => otherFields(variable(name), code, name, isWritten)),
    ...cases.flatMap((name) => otherCases(functionOf(name), name, isWritten)),
    ...events.flatMap((name) => otherEvents(body, name, isWritten)),
  ]
}

/** Pairs `["name", "…"]`, and words of one string, that nobody writes. */
function otherNames(list: Node, code: string, of: string, isWritten: IsWritten): Cut[] {
  const all = allIn(list)
  const texts = all.filter((node) => textOf(node)?.includes(' '))
  const pairs = all.filter(({ type, elements }) => type === 'ArrayExpression' && textOf(firstOf(elements)))
  some([...texts, ...pairs], of)
  return [
    ...texts.map((node) => instead(node, `"${textOf(node)?.split(' ').filter(isWritten).join(' ')}"`)),
    ...pairs
      .filter(({ elements }) => !isWritten(textOf(firstOf(elements)) ?? ''))
      .map((pair) => withComma(pair, code)),
  ]
}

/** Fields of an object that nobody writes, and so nobody reads. */
function otherFields(variable: Node, code: string, of: string, isWritten: IsWritten): Cut[] {
  const properties = allIn(variable)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((object) => object.properties as (Node & { key: Node })[])
  return some(properties, of)
    .filter(({ key }) => !isWritten(nameOf(key) ?? String(key.value)))
    .map((property) => withComma(property, code))
}

/** Cases of names that nobody writes; one stays that a case before it falls into, or that declares what others use. */
function otherCases(inside: Node, of: string, isWritten: IsWritten): Cut[] {
  const switches = allIn(inside).filter(({ type }) => type === 'SwitchStatement')
  return some(switches, of).flatMap(({ cases }) => {
    let isFallenInto = false
    return (cases as (Node & { consequent: Node[] })[]).flatMap((one) => {
      const name = textOf(one.test)
      const isNeeded = isFallenInto ? one.consequent.length > 0 : declares(one)
      if (name && !isWritten(name) && !isNeeded) return [gone(one)]
      isFallenInto = !leaves(one.consequent.at(-1))
      return []
    })
  })
}

/** Calls `register("onName", …)` of names that nobody writes. */
function otherEvents(body: readonly Node[], register: string, isWritten: IsWritten): Cut[] {
  const calls = body.filter(
    ({ expression }) => nameOf((expression as { callee?: Node } | undefined)?.callee) === register,
  )
  return some(calls, register)
    .filter((call) =>
      allIn(call).some((node) => /^on[A-Z]/.test(textOf(node) ?? '') && !isWritten(textOf(node) ?? '')),
    )
    .map(gone)
}

/** As many as there are. Throws where there are none. */
function some<T>(found: readonly T[], of: string): readonly T[] {
  if (found.length === 0) throw new Error(`React's ${of} is another list (build/lean-react.ts)`)
  return found
}

const declares = (node: Node) => allIn(node).some(({ type }) => type === 'VariableDeclaration')

function leaves(statement: Node | undefined): boolean {
  return ['BreakStatement', 'ReturnStatement', 'ContinueStatement', 'ThrowStatement'].includes(
    statement?.type ?? '',
  )
}

function allIn(node: Node): Node[] {
  const children = Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
  return [node, ...children.flatMap(allIn)]
}

/** The name that `exports.name = …` gives. */
function exportOf(node: Node): string | undefined {
  const { left } = (node.expression ?? {}) as { left?: { object?: Node; property?: Node } }
  return nameOf(left?.object) === 'exports' ? nameOf(left?.property) : undefined
}

const instead = ({ start, end }: Node, code: string): Cut => ({ start, end, code })
const gone = (node: Node) => instead(node, '')
const firstOf = (list: unknown) => (list as Node[])[0]
const withComma = ({ start, end }: Node, code: string): Cut => ({
  start,
  end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
  code: '',
})
const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name
const textOf = (node: unknown) => {
  const value = (node as { value?: unknown } | undefined)?.value
  return typeof value === 'string' ? value : undefined
}
