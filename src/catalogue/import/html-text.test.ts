import { setFlagsFromString } from 'node:v8'
import { array, assert, constantFrom, property } from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { htmlText } from './html-text.ts'

// As V8 does by itself in a process that has compiled much: each step of a loop is then kept on a stack of bounded size.
setFlagsFromString('--no-regexp-optimization')
afterAll(() => setFlagsFromString('--regexp-optimization'))

const hostile: Record<string, (characters: number) => string> = {
  'scripts without an end': (n) => '<script>'.repeat(n / 8),
  'scripts, and one end of a style': (n) => `${'<script><style>'.repeat(n / 15)}</style>`,
  'half an end of a script': (n) => `<script>${'</script '.repeat(n / 9)}`,
  'comments without an end': (n) => `${'<!--'.repeat(n / 4)}>`,
  'tags without an end': (n) => '<a'.repeat(n / 2),
  'blanks in an end': (n) => `<script></script${' '.repeat(n)}`,
  'entities without an end': (n) => `&${'a'.repeat(n)}`,
  blanks: (n) => `${' \n'.repeat(n / 2)}x`,
}

test.each(Object.entries(hostile))(
  '%s take work that grows with their length',
  (_, make) => {
    const [short, long] = [make(300_000), make(5_000_000)].map((text) => {
      const times = [1, 2, 3, 4, 5].map(() => {
        const before = process.cpuUsage()
        htmlText(text)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      })
      return Math.min(...times)
    })
    // In ms of this process's own work, whatever else the machine does meanwhile. 17 times the text; what grows with its
    // square takes 280 times as long. A few ms are the clock's.
    expect(long).toBeLessThan(17 * 4 * ((short ?? 0) + 5))
  },
  30_000,
)

test('says the same words as it did in 0.1.0', () => {
  const pieces = [
    '<p>',
    '</p >',
    '<br/>',
    '<script>',
    '</SCRIPT >',
    '<style x>',
    '</style>',
    '<!--',
    '-->',
    '<!-->',
  ]
  const more = [
    '<td>',
    '</td>',
    '<',
    '>',
    'a',
    ' ',
    '\n',
    '&amp;',
    '&#x64a;',
    '&none;',
    '<a href="x">',
    '</',
    '<scripts>',
  ]
  assert(
    property(array(constantFrom(...pieces, ...more), { maxLength: 30 }), (parts) => {
      const html = parts.join('')
      expect(htmlText(html)).toBe(wordsIn010(html))
    }),
    { numRuns: 3000 },
  )
})

/** As 0.1.0 read it: for short texts only. */
function wordsIn010(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr|ul|ol|table)\s*>/gi, '\n')
    .replace(/<\/t[dh]\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:amp|#x64a);/g, (entity) => (entity === '&amp;' ? '&' : 'ي'))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
