import { Schema } from '@tiptap/pm/model'
import { headingRank, safeAddress } from '#src/content/markdown/parser.ts'

const spans = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }
const list = { content: 'list_item+', group: 'block', attrs: { tight: { default: true } } } as const

/**
 * What a text of the shop can hold: what the server's parser knows (content/markdown), and nothing else. Whatever is
 * pasted or dropped becomes this or its plain words.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: [1, 2, 3, 4, 5, 6].map((n) => ({ tag: `h${n}`, attrs: { level: headingRank(`h${n}`) } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: { ...list, parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { ...list, parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    table: {
      content: 'table_row+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_cell | table_header)*',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      content: 'text*',
      tableRole: 'cell',
      isolating: true,
      attrs: spans,
      parseDOM: [{ tag: 'td' }],
      toDOM: () => ['td', 0],
    },
    table_header: {
      content: 'text*',
      tableRole: 'header_cell',
      isolating: true,
      attrs: spans,
      parseDOM: [{ tag: 'th' }],
      toDOM: () => ['th', 0],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    // A line that ends in the Markdown and runs on for visitors: a line whose placeholder is empty is left out (W2).
    soft_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => ' ',
      parseDOM: [{ tag: 'span[data-line]' }],
      toDOM: () => ['span', { 'data-line': '' }, ' '],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = safeAddress(link.getAttribute('href') ?? '')
            return href === undefined ? false : { href }
          },
        },
      ],
      // Followed nowhere while it is written, and not the page's own link.
      toDOM: ({ attrs }) => ['a', { href: attrs.href, rel: 'noopener' }, 0],
    },
    strong: {
      parseDOM: [
        // Editors of other houses wrap what they copy in one that means nothing.
        { tag: 'b', getAttrs: (b) => b.style.getPropertyValue('font-weight') !== 'normal' && null },
        { tag: 'strong' },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
})
