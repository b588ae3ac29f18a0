import type { ReactNode } from 'react'

const digit = String.raw`[\d٠-٩۰-۹]`
/** Eight digits and more, in groups or not: a phone, or a number that is read like one. */
const numbers = new RegExp(String.raw`\+?${digit}(?:[\s()-]{0,2}${digit}){7,}`, 'gu')

/** What somebody wrote, its phone numbers in their own order: between Arabic words their groups stood the other way round. */
export function MessageText({ text }: { text: string }) {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: number, index } of text.matchAll(numbers)) {
    parts.push(
      text.slice(end, index),
      <bdi key={index} dir="ltr">
        {number}
      </bdi>,
    )
    end = index + number.length
  }
  return [...parts, text.slice(end)]
}
