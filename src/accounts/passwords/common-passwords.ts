import { brotliDecompressSync } from 'node:zlib'
import { fold } from '#src/core/fold.ts'
import { leakedPasswords } from './leaked-passwords.ts'
import { localPasswords } from './local-passwords.ts'
import { plainLetters, withoutEnding } from './password-variants.ts'

let leaked: string | undefined

/**
 * True for one of the passwords that are tried first everywhere (record 026), in whatever case, with Arabic letters and
 * digits as search compares them, with letters drawn as signs (p@ssw0rd), or with a few digits or signs behind; and for
 * spaces, or one or two characters again and again.
 */
export function isCommon(password: string): boolean {
  const whole = fold(password).replaceAll(' ', '')
  // Shorter ones are none anyway.
  if (password.length >= 8 && isRepeated(whole)) return true
  const base = withoutEnding(whole)
  const drawn = [whole, base].flatMap((text) => [text, ...plainLetters(text)])
  return [...new Set(drawn)].some(isListed)
}

function isRepeated(text: string): boolean {
  return /^(.{0,2}?)\1*$/su.test(text)
}

function isListed(text: string): boolean {
  leaked ??= unpack(leakedPasswords)
  return localPasswords.has(text) || (!text.includes('\n') && leaked.includes(`\n${text}\n`))
}

/** One text, a password a line, about 160 kB: looking it through takes less than hashing the password. */
function unpack(packed: string): string {
  const lines = brotliDecompressSync(Buffer.from(packed, 'base64url')).toString('latin1').split('\n')
  let last = ''
  const words = lines.map((line) => {
    last = last.slice(0, Number.parseInt(line.charAt(0), 36)) + line.slice(1)
    return last
  })
  return `\n${words.join('\n')}\n`
}
