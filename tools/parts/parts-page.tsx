import type { ComponentType } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { LanguageSwitch } from '#src/ui/page/language-switch.tsx'
import { ThemeToggle } from '#src/ui/page/theme-toggle.tsx'
import { BasicParts } from './basic-parts.tsx'
import { FormParts } from './form-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'
import { PageParts } from './page-parts.tsx'
import { partsMessages } from './parts.messages.ts'
import { ThemeParts } from './theme-parts.tsx'

const rooms: readonly { room: string; Parts: ComponentType }[] = [
  { room: 'src/ui/theme', Parts: ThemeParts },
  { room: 'src/ui', Parts: BasicParts },
  { room: 'src/ui/overlay', Parts: OverlayParts },
  { room: 'src/ui/form', Parts: FormParts },
  { room: 'src/ui/page', Parts: PageParts },
]

/** `/dev/parts`: every part of src/ui in each of its states, in the language and theme one looks at. */
export function PartsPage() {
  const words = useMessages(partsMessages)
  return (
    <>
      <header className="page flex flex-wrap items-center gap-x-4 py-4">
        <h1 className="me-auto">{words.allParts}</h1>
        <LanguageSwitch />
        <ThemeToggle />
      </header>
      <main className="page grid gap-12 pb-24">
        {rooms.map(({ room, Parts }) => (
          <section key={room} className="grid min-w-0 gap-8">
            <h2>
              <bdi dir="ltr">{room}</bdi>
            </h2>
            <Parts />
          </section>
        ))}
      </main>
    </>
  )
}
