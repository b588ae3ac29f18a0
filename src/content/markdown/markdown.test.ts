import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestText } from './limits.ts'
import { htmlOf } from './markdown.ts'

// Every tag that may come out, whole: nothing else may begin with "<".
const allowed =
  /<\/?(?:p|ul|ol|li|strong|em|blockquote|table|thead|tbody|tr|th|td|h2|h3|a)>|<(?:br|hr)>|<a href="(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^"<>\s]*">/gi

function strange(html: string): string {
  return html.replace(allowed, '').match(/<[\s\S]*/)?.[0] ?? ''
}

it('writes what an owner writes', () => {
  const text =
    '# Sizes\n\nMeasure **twice**, _once_ a year.\n\n- S\n- M\n\n| EU | cm |\n|---|---|\n| 38 | 24 |'
  expect(htmlOf(text)).toBe(
    '<h2>Sizes</h2><p>Measure <strong>twice</strong>, <em>once</em> a year.</p><ul><li>S</li><li>M</li></ul>' +
      '<table><thead><tr><th>EU</th><th>cm</th></tr></thead><tbody><tr><td>38</td><td>24</td></tr></tbody></table>',
  )
  expect(
    htmlOf(
      '[Shop](/shop) [Call](tel:+96890000000) [Mail](mailto:a@b.om) [Map](https://maps.example/?a=1&b=2)',
    ),
  ).toBe(
    '<p><a href="/shop">Shop</a> <a href="tel:+96890000000">Call</a> <a href="mailto:a@b.om">Mail</a> ' +
      '<a href="https://maps.example/?a=1&#38;b=2">Map</a></p>',
  )
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert&#40;1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<body onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<style>@import "//evil.example"</style>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?php echo 1 ?>',
  '<x onclick=alert(1)>',
  '</p><script>alert(1)</script>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A&#x61;vascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://evil.example/1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](/%5cevil.example "><script>alert(1)</script>")',
  '[x](https://ok.example/" onmouseover="alert(1))',
  '[x](<https://ok.example/" onmouseover="alert(1)>)',
  '[x](https://ok.example "onclick=alert(1)")',
  '[<script>alert(1)</script>](https://ok.example)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://ok.example/x.png)',
  '<javascript:alert(1)>',
  '<https://ok.example/"onclick="alert(1)>',
  '`<script>alert(1)</script>`',
  '```\n<script>alert(1)</script>\n```',
  '    <script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '| <img src=x onerror=alert(1)> | b |\n|---|---|\n| </td><script>alert(1)</script> | d |',
  '**<b onmouseover=alert(1)>x</b>**',
  '# </h1><script>alert(1)</script>',
  '> <details open ontoggle=alert(1)>',
  '[x](mailto:a@b.c"onclick="alert(1))',
  '[x](feed:javascript:alert(1))',
])('nothing that could be executed comes out of %j', (payload) => {
  expect(strange(htmlOf(payload))).toBe('')
})

it('nothing that could be executed comes out of any text', () => {
  const pieces = [
    '<',
    '>',
    '"',
    "'",
    '[',
    ']',
    '(',
    ')',
    'javascript:',
    'a',
    '&#',
    '`',
    '*',
    '|',
    '\n',
    '- ',
    '//',
    '\\',
    ':',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), {
    maxLength: 40,
  })
  fc.assert(
    fc.property(text, (parts) => {
      expect(strange(htmlOf(parts.join('')))).toBe('')
    }),
  )
})

it.each(['[', '*a ', '> ', '- ', '[a](', '|a', '*_', '~', '![[', '\\', '&', '_a_', '<a '])(
  'the longest page of nothing but %j is read in the time of a long one',
  (piece) => {
    const started = performance.now()
    htmlOf(piece.repeat(longestText / piece.length))
    htmlOf(`${piece.repeat(longestText / 4 / piece.length)}\n${'|-'.repeat(2000)}\n${'|a\n'.repeat(2000)}`)
    // Some 100 ms on an idle machine.
    expect(performance.now() - started).toBeLessThan(10_000)
  },
)
