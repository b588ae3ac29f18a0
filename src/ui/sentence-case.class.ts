/** For a label that is stored in capitals, as product.md's names are: it is shown as a sentence begins. */
export function sentenceCase(label: string): string {
  return label === label.toUpperCase() && label !== label.toLowerCase() ? 'sentence-case' : ''
}
