import type { Mark, Node, NodeType } from '@tiptap/pm/model'
import type { Token } from 'markdown-it'
import { headingRank, newParser, safeAddress, withNarrowTables } from '#src/content/markdown/parser.ts'
import { schema } from './schema.ts'

const parser = newParser()
// An address stays as it was typed: `{phone}` in it is filled in before the server's parser sees it (W2).
parser.normalizeLink = (address) => address

const { nodes, marks } = schema
const kinds: Readonly<Record<string, NodeType>> = {
  paragraph: nodes.paragraph,
  heading: nodes.heading,
  blockquote: nodes.blockquote,
  bullet_list: nodes.bullet_list,
  ordered_list: nodes.ordered_list,
  list_item: nodes.list_item,
  table: nodes.table,
  tr: nodes.table_row,
  th: nodes.table_header,
  td: nodes.table_cell,
}

type Open = { type: NodeType; attrs: { level?: number; tight?: boolean }; content: Node[] }

/** Markdown as the editor shows it: what the server's parser finds in it. */
export function readMarkdown(text: string): Node {
  const doc: Open = { type: nodes.doc, attrs: {}, content: [] }
  const open = [doc]
  const top = () => open.at(-1) ?? doc
  for (const token of parser.parse(withNarrowTables(text), {})) {
    const type = kinds[token.type.replace(/_(?:open|close)$/, '')]
    if (token.type === 'inline') top().content.push(...inline(token.children ?? []))
    else if (token.type === 'hr') top().content.push(nodes.rule.create())
    else if (type && token.nesting === 1) {
      const list = open.at(-2)
      // The paragraphs of a short list are not marked as such.
      if (type === nodes.paragraph && top().type === nodes.list_item && !token.hidden && list)
        list.attrs.tight = false
      open.push({ type, attrs: attrsOf(type, token), content: [] })
    } else if (type) {
      const done = open.pop() ?? doc
      top().content.push(filled(done))
    }
  }
  return filled(doc)
}

function attrsOf(type: NodeType, token: Token): Open['attrs'] {
  return type === nodes.heading ? { level: headingRank(token.tag) } : {}
}

function filled({ type, attrs, content }: Open): Node {
  const node = type.createAndFill(attrs, content)
  if (!node) throw new Error(`A ${type.name} cannot hold what it holds`)
  return node
}

function inline(tokens: readonly Token[]): Node[] {
  const around: (readonly Mark[])[] = []
  let now: readonly Mark[] = []
  return tokens.flatMap((token) => {
    if (token.nesting === -1) now = around.pop() ?? []
    else if (token.nesting === 1) {
      around.push(now)
      now = markOf(token)?.addToSet(now) ?? now
    } else if (token.type === 'hardbreak') return [nodes.hard_break.create(null, null, now)]
    else if (token.type === 'softbreak') return [nodes.soft_break.create(null, null, now)]
    else if (token.content !== '') return [schema.text(token.content, now)]
    return []
  })
}

/** Nothing for a link that visitors would not be shown as one. */
function markOf(token: Token): Mark | undefined {
  if (token.type === 'strong_open') return marks.strong.create()
  if (token.type === 'em_open') return marks.em.create()
  const href = safeAddress(String(token.attrGet('href') ?? ''))
  return href === undefined ? undefined : marks.link.create({ href })
}
