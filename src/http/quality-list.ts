/**
 * A weighted header such as `br;q=0.9, gzip, *;q=0` as name → weight from 0 to 1 (RFC 9110, 12.4.2).
 * Names are in lower case; a weight that cannot be read counts as 0, so nothing is sent that was not asked for.
 */
export function readQualities(header: string): Map<string, number> {
  const qualities = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const token = name.trim().toLowerCase()
    if (token === '') continue
    const weight = parameters
      .map((parameter) => parameter.trim())
      .find((parameter) => /^q\s*=/i.test(parameter))
    qualities.set(token, weight === undefined ? 1 : readWeight(weight))
  }
  return qualities
}

function readWeight(parameter: string): number {
  const value = parameter.slice(parameter.indexOf('=') + 1).trim()
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(value) ? Number(value) : 0
}
