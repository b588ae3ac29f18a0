/** For a label that is stored in capitals where no class reaches, as in a choice or a letter. */
export function inSentenceCase(label: string): string {
  return sentenceCase(label) ? label.charAt(0) + label.slice(1).toLowerCase() : label
}

/** For a label that is stored in capitals, as product.md's names are: it is shown as a sentence begins. */
export function sentenceCase(label: string): string {
  return label === label.toUpperCase() && label !== label.toLowerCase() ? 'sentence-case' : ''
}
