/** What the server made of a text of the owner's: tags without attributes, but for the addresses of links (W2). */
export function WrittenText({ html, className = '' }: { html: string; className?: string }) {
  return (
    <div
      dir="auto"
      className={`written ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: content/markdown writes it from an allow-list of tags
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
