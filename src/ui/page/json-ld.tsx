/**
 * Facts of schema.org for search engines. The server writes them for whoever reads pages; a browser keeps them as they
 * came, without the code that makes them: pass `import.meta.env.SSR && …`.
 */
export function JsonLd({ facts }: { facts: object | false }) {
  const json = facts ? JSON.stringify({ '@context': 'https://schema.org', ...facts }) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON as data, its "<" escaped so that it cannot end early
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
