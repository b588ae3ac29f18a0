/** An element as text, its content already escaped. */
export type Xml = { readonly xml: string }

/** An element with a text or with elements in it. */
export function element(
  name: string,
  content: string | readonly Xml[],
  attributes: Record<string, string> = {},
): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('')
  return { xml: `<${name}${given.join('')}>${inside}</${name}>` }
}

/** A whole UBL document: its root in its own namespace, the components by their usual prefixes. */
export function xmlDocument(root: string, namespace: string, content: readonly Xml[]): string {
  const components = 'urn:oasis:names:specification:ubl:schema:xsd'
  const { xml } = element(root, content, {
    xmlns: namespace,
    'xmlns:cac': `${components}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${components}:CommonBasicComponents-2`,
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Without what XML 1.0 cannot carry: most control characters, and halves of pairs. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
}
