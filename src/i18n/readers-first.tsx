import type { ReactNode } from 'react'
import { mainLocale } from '#src/core/locale.ts'
import { useLocale } from './use-locale.ts'

/** A pair of fields, given as the English one and then the Arabic one, the reader's own language first. */
export function ReadersFirst({ children }: { children: readonly ReactNode[] }) {
  const [english, arabic] = children
  const isMain = useLocale() === mainLocale
  return (
    <>
      {isMain ? english : arabic}
      {isMain ? arabic : english}
    </>
  )
}
