/**
 * The questions of a page and their answers as schema.org's FAQPage: headings that end in a question mark, each with
 * what stands below it (W4). `html` is what content/markdown wrote: headings h2 and h3 without attributes. False for a
 * page that does not ask twice.
 */
export function questionsIn(html: string): object | false {
  const questions = html.split(/(?=<h[23]>)/).flatMap((chapter) => {
    const [, asked = '', answer = ''] = /^<h[23]>(.*?)<\/h[23]>(.*)$/s.exec(chapter) ?? []
    const name = plain(asked)
    if (!/[?؟]$/.test(name) || plain(answer) === '') return []
    return [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: answer.trim() } }]
  })
  return questions.length > 1 && { '@type': 'FAQPage', mainEntity: questions }
}

/** The words of such HTML. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim()
}
