import fc from 'fast-check'

/** What no form would send: wrong types, bounds and what lies past them, texts that languages and databases trip over. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, false, 0, -1, 0.0001, -0, 1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, {}, [], [[]], [null]],
    ...[
      '',
      ' ',
      '0',
      '-1',
      '1e400',
      'NaN',
      'null',
      '٣٤',
      '＝1+1',
      '=cmd|x',
      '\u0000',
      '\ud800',
      '\u202eabc',
      '😀',
    ],
    ...[
      '../../etc/passwd',
      "'; drop table orders; --",
      '<script>alert(1)</script>',
      '%',
      '_',
      '\\',
      '*',
      '"',
    ],
    ...['2026-02-30', '0000-00-00', '+275760-09-13T00:00:00Z', '9999-12-31T23:59:59Z', 'javascript:alert(1)'],
    ...['x'.repeat(70_000), 'ا'.repeat(3000), '9'.repeat(400), `${'['.repeat(500)}${']'.repeat(500)}`],
    ...[{ __proto__: null, constructor: { prototype: {} } }, JSON.parse('{"__proto__":{"admin":true}}')],
    ...[Array.from({ length: 600 }, (_, n) => n), { toString: 1, length: 5 }],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
)

/** A value like `good`, most of it kept: here and there a leaf, a list or an object is another, more often or gone. */
export function spoilt(good: unknown): fc.Arbitrary<unknown> {
  const here = inside(good)
  return fc.oneof({ weight: 12, arbitrary: here }, { weight: 1, arbitrary: hostile })
}

function inside(good: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(good))
    return fc
      .tuple(fc.tuple(...good.map(spoilt)), fc.constantFrom(1, 1, 1, 1, 0, 2))
      .map(([items, times]) => Array.from({ length: times }, () => items).flat())
  if (typeof good === 'object' && good !== null) {
    const named = Object.entries(good).map(([name, value]) =>
      fc
        .tuple(spoilt(value), fc.integer({ min: 0, max: 30 }))
        .map(([spoiltValue, chance]) => (chance === 0 ? [] : [[name, spoiltValue] as const])),
    )
    return fc.tuple(...named).map((entries) => Object.fromEntries(entries.flat()))
  }
  return fc.constant(good)
}
