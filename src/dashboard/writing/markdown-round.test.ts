import type { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf } from '#src/content/markdown/markdown.ts'
import { fillPage } from '#src/content/page/fill-page.ts'
import { builtInPages } from '#src/content/page/page-address.ts'
import { defaultSettings } from '#src/settings/settings.ts'
import { builtInContent } from '#src/storefront/pages/built-in.ts'
import { readMarkdown } from './read-markdown.ts'
import { isSafeToEdit, shown } from './same-words.ts'
import { schema } from './schema.ts'
import { writeMarkdown } from './write-markdown.ts'

function rewritten(text: string): string {
  return writeMarkdown(readMarkdown(text))
}

/** HTML with the marks of each sign beside it: `**a**_b_` may be written in another order, and a bold space is none. */
function seen(html: string): string {
  const marks: string[] = []
  const out: string[] = []
  for (const [part] of html.matchAll(/<[^>]*>|&#\d+;|[^<&]/gu)) {
    if (/^<(?:strong|em|a )/.test(part)) marks.push(part)
    else if (/^<\/(?:strong|em|a)>/.test(part)) marks.pop()
    else if (part === ' ' || part === '\n' || part === '<br>') out.push(part)
    else out.push(part.startsWith('<') ? part : `${part}${[...new Set(marks)].sort().join('')}`)
  }
  return (
    out
      .join('¦')
      // Spaces and ends of lines between words: of several ends of lines the first counts.
      .replace(/(?<=^|¦)(?:(?: |\n|<br>)(?:¦|$))+/g, (gap) => /\n|<br>/.exec(gap)?.[0] ?? gap)
      .replaceAll('¦', '')
      .replace(/(?<=<[^b][^>]*>)(?:\s|<br>)+|(?:\s|<br>)+(?=<(?!br)|$)/g, '')
      // What holds no word is not there.
      .replace(/<(p|h2|h3)>\s*(?:<br>\s*)*<\/\1>/g, '')
  )
}

const pieces = [
  '*',
  '**',
  '_',
  '***',
  '[',
  ']',
  '(',
  ')',
  '](/a)',
  '[a](https://b.om/?c=1&d=2)',
  'a',
  'b c',
  ' ',
  '  \n',
  '\n',
  '\n\n',
  '\n- ',
  '\n  - ',
  '\n\n  ',
  '\n1. ',
  '\n3) ',
  '\n> ',
  '\n> > ',
  '# ',
  '\n## ',
  '\n#### ',
  '\n---\n',
  '\n***\n',
  '|',
  '\n| a | b |\n|---|---|\n| c | ',
  '\\',
  '&amp;',
  '&',
  '&#42;',
  '&nbsp;',
  'a&#32;',
  '&#32;b',
  '<',
  '>',
  '`',
  '~',
  '!',
  ':',
  '،',
  'م',
  'نص',
  '{phone}',
  '{zoneDays}',
  '_x',
  '1',
  '.',
  '-',
  '+',
  '=',
  '😀',
  '"',
  'tel:{phone}',
  '[t](tel:{phone})',
  '\n* ',
  '\n+ ',
  '    ',
  '[x](javascript:alert(1))',
]

const markdown = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 3 }) },
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))

it('any text that the editor may open comes out with all that visitors saw', () => {
  let [safe, all] = [0, 0]
  fc.assert(
    fc.property(markdown, (text) => {
      all += 1
      if (!isSafeToEdit(text)) return
      safe += 1
      expect(seen(htmlOf(rewritten(text)))).toBe(seen(htmlOf(text)))
    }),
    { numRuns: 500 },
  )
  expect(safe / all).toBeGreaterThan(0.95)
})

const { nodes, marks } = schema
const word = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        'a',
        'b c',
        ' ',
        '*',
        '_',
        '**',
        '[',
        '](x)',
        '#',
        '# ',
        '- ',
        '1. ',
        '> ',
        '|',
        '&amp;',
        '\\',
        '(c)',
        'x:',
        '،',
        'نص',
        '!',
        '😀',
        '{phone}',
        '---',
        '+',
        '\u00a0',
        '<b>',
        ': ',
      ),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
    ),
    fc.subarray([
      marks.strong.create(),
      marks.em.create(),
      marks.link.create({ href: '/a' }),
      marks.link.create({ href: 'https://b.om/(c)?d=1&copy;=|' }),
    ]),
  )
  .map(([text, on]) =>
    schema.text(
      text,
      on.reduce((set, mark) => mark.addToSet(set), marks.strong.create().removeFromSet([])),
    ),
  )
const lineEnd = fc.constantFrom(nodes.hard_break.create(), nodes.soft_break.create())
const words = fc.array(fc.oneof({ weight: 6, arbitrary: word }, { weight: 1, arbitrary: lineEnd }), {
  maxLength: 6,
})
const { block } = fc.letrec<{ block: Node; blocks: Node[] }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map((content) => nodes.paragraph.create(null, content)),
    fc
      .tuple(words, fc.constantFrom(2, 3))
      .map(([content, level]) => nodes.heading.create({ level }, content)),
    fc.constant(nodes.rule.create()),
    fc.array(fc.array(words, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map((rows) =>
      nodes.table.create(
        null,
        rows.map((cells, at) =>
          nodes.table_row.create(
            null,
            cells.map((cell) =>
              (at ? nodes.table_cell : nodes.table_header).create(
                null,
                cell.filter((node) => node.isText),
              ),
            ),
          ),
        ),
      ),
    ),
    tie('blocks').map((content) => nodes.blockquote.create(null, content)),
    fc
      .tuple(fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }), fc.boolean(), fc.boolean())
      .map(([items, ordered, tight]) =>
        (ordered ? nodes.ordered_list : nodes.bullet_list).create(
          { tight },
          items.map((content) => nodes.list_item.create(null, content)),
        ),
      ),
  ),
  blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }),
}))

it('whatever is written in the editor is read again as it was seen', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const doc = nodes.doc.create(null, blocks)
      doc.check()
      expect(shown(readMarkdown(writeMarkdown(doc)))).toBe(shown(doc))
    }),
    { numRuns: 500 },
  )
})

it.each(['en', 'ar'] as const)(
  'the texts that the shop begins with come out as visitors read them: %s',
  (locale) => {
    const settings = defaultSettings
    for (const page of builtInPages) {
      const content = builtInContent(page, settings)
      const text = locale === 'en' ? content.text : content.textAr
      expect(isSafeToEdit(text)).toBe(true)
      expect(htmlOf(rewritten(text))).toBe(htmlOf(text))
      const facts = { settings, zones: [] }
      expect(htmlOf(fillPage(rewritten(text), facts, locale))).toBe(htmlOf(fillPage(text, facts, locale)))
    }
  },
)

it.each([
  ['**a:**&#98;', '**a:**&#98;'],
  ['[t](tel:{phone}) {freeShippingOver} {zoneDays}', '[t](tel:{phone}) {freeShippingOver} {zoneDays}'],
  ['* a\n    * b\n1) c', '- a\n  - b\n\n1. c'],
  ['#### a\n***\n> b\nc', '### a\n\n___\n\n> b\n> c'],
  ['|a|b\n|-|-:\n|c\\|d', '| a | b |\n| --- | --- |\n| c&#124;d |  |'],
  ['1\\. a \\*b\\* a_b &amp;lt;', '1\\. a \\*b\\* a_b \\&lt;'],
])('%j is written as %j', (text, written) => {
  expect(rewritten(text)).toBe(written)
})

it('a line of many bars keeps them, for the server reads none of it as a row', () => {
  const doc = nodes.doc.create(null, [nodes.paragraph.create(null, [schema.text('a|'.repeat(21))])])
  expect(htmlOf(writeMarkdown(doc)).trim()).toBe(`<p>${'a|'.repeat(21)}</p>`)
})

it.each(['# a&#10;b', '## a&NewLine;- b', '- a\n  - # ', '- >\n  ~'])('%j is left as Markdown', (text) => {
  // A heading of two lines is one for visitors and would be two things when it is written; entries that stand close
  // would be written apart, since what holds no word is left out between them.
  expect(isSafeToEdit(text)).toBe(false)
})

it.each(['javascript:alert(1)', '//evil.example', 'ftp://a.om/b', 'shop'])(
  'a link to %s is words in the editor, as it is for visitors',
  (href) => {
    const text = `[a](${href}) [b](/shop)`
    const links: unknown[] = []
    readMarkdown(text).descendants((node) => {
      links.push(...node.marks.map(({ attrs }) => attrs.href))
    })
    expect(links).toEqual(['/shop'])
    expect(htmlOf(text).match(/<a /g)).toHaveLength(1)
  },
)
