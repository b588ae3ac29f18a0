import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { brotliCompressSync } from 'node:zlib'
import { withoutEnding } from '../src/accounts/passwords/password-variants.ts'

// Makes src/accounts/passwords/leaked-passwords.ts from the list of zxcvbn-ts, the commonest first (record 026):
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
//   node tools/leaked-passwords.ts package/src/passwords.json

/** Words too short to be a password that are still refused with digits behind them. */
const mostWords = 1500

const [file = ''] = process.argv.slice(2)
const all = JSON.parse(readFileSync(file, 'utf8')) as string[]
const words = all.filter((one) => /^[a-z]{5,7}$/.test(one)).slice(0, mostWords)
const long = all.filter((one) => /^[\x21-\x7e]{8,}$/.test(one))
const listed = new Set([...words, ...long])
const kept = [...listed].filter((one) => {
  const base = withoutEnding(one)
  return base === one || !listed.has(base)
})

const packed = brotliCompressSync(packLines(kept.sort())).toString('base64url')
writeFileSync(
  'src/accounts/passwords/leaked-passwords.ts',
  `// Made by tools/leaked-passwords.ts from @zxcvbn-ts/language-common 4.1.3, which is MIT: Copyright (c) 2012-2016 Dan Wheeler
// and Dropbox, Inc., and contributors of zxcvbn-ts. Not to be edited.

/** ${kept.length} leaked passwords, which with a few digits behind stand for ${listed.size} of that list: brotli of sorted lines, base64url. */
export const leakedPasswords =
  '${packed}'
`,
)
process.stdout.write(`${kept.length} kept of ${listed.size}, ${packed.length} characters\n`)

/** Each line begins with how many characters it shares with the one before, as one digit of base 36. */
function packLines(sorted: string[]): string {
  return sorted
    .map((word, index) => {
      const before = sorted[index - 1] ?? ''
      let shared = 0
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared += 1
      return shared.toString(36) + word.slice(shared)
    })
    .join('\n')
}
