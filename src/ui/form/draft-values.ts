type Values = Readonly<Record<string, unknown>>

/** The fields of a form that were changed and can be kept: files cannot, and stay out. */
export function changedFields(values: Values, defaults: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const text = textOf(value)
      return text !== undefined && text !== textOf(defaults[name])
    }),
  )
}

/** A value as text to compare and to keep; undefined for what is no plain data. */
function textOf(value: unknown): string | undefined {
  let plain = true
  const text = JSON.stringify(value, (_, part: unknown) => {
    if (typeof Blob !== 'undefined' && part instanceof Blob) plain = false
    return part
  })
  return plain ? text : undefined
}
