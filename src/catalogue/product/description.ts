/** A line of a description: what it is about, where it says so, and what it says. */
export type DescriptionLine = { label?: string; text: string }

const labelled = /^([^:：]{1,40})[:：]\s+(\S.*)$/

/** A product's description, line by line as product.md section 3 has it: `Label: value`, or words alone. */
export function describe(description: string): DescriptionLine[] {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, label, text] = labelled.exec(line) ?? []
      return label && text ? { label: label.trim(), text } : { text: line }
    })
}
