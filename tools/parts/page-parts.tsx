import { useMessages } from '#src/i18n/use-locale.ts'
import { Breadcrumb } from '#src/ui/page/breadcrumb.tsx'
import { ErrorBoundary } from '#src/ui/page/error-boundary.tsx'
import { HouseMark } from '#src/ui/page/house-mark.tsx'
import { LanguageSwitch } from '#src/ui/page/language-switch.tsx'
import { Logo } from '#src/ui/page/logo.tsx'
import { ProgressLine } from '#src/ui/page/navigation-progress.tsx'
import { PageHead } from '#src/ui/page/page-head.tsx'
import { SectionList } from '#src/ui/page/section-list.tsx'
import { ThemeToggle } from '#src/ui/page/theme-toggle.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import { Part, State } from './part.tsx'
import { partsMessages } from './parts.messages.ts'

/** What stands around the contents of a page. */
export function PageParts() {
  const words = useMessages(partsMessages)
  const sections = (['name', 'text', 'picture'] as const).map((part) => [part, words[part]] as const)
  return (
    <>
      <Part file="src/ui/page/section-list.tsx">
        <State name={words.longText}>
          <SectionList label={words.longText} sections={sections} />
        </State>
        <State name={words.small} wide>
          <SectionList label={words.small} sections={sections} isStrip />
        </State>
      </Part>
      <Part file="src/ui/page/page-head.tsx">
        <PageHead title={words.allParts} shopName="Haqiba" description={words.sentence} />
        <p>{words.inTheHead}</p>
      </Part>
      <Part file="src/ui/page/logo.tsx">
        <State name={words.plain}>
          <Logo className="text-3xl" />
        </State>
        <State name={words.coloured}>
          <Logo className="text-xl text-wine" />
        </State>
      </Part>
      <Part file="src/ui/page/house-mark.tsx">
        <State name={words.plain}>
          <HouseMark className="h-12" />
        </State>
        <State name={words.coloured}>
          <HouseMark className="h-8 text-wine" />
        </State>
      </Part>
      <Part file="src/ui/page/breadcrumb.tsx">
        <State name={words.one}>
          <Breadcrumb crumbs={[{ label: words.bag }]} />
        </State>
        <State name={words.many}>
          <Breadcrumb
            crumbs={[
              { label: words.allParts, to: '#parts' },
              { label: words.bag, to: '?bag' },
              { label: words.sentence },
            ]}
          />
        </State>
      </Part>
      <Part file="src/ui/page/language-switch.tsx">
        <LanguageSwitch />
      </Part>
      <Part file="src/ui/page/theme-toggle.tsx">
        <State name={words.small}>
          <ThemeToggle />
        </State>
        <State name={words.big}>
          <ThemeToggle wide />
        </State>
      </Part>
      <Part file="src/ui/page/navigation-progress.tsx">
        <State name={words.underWay} wide>
          {/* The line keeps to this box: what is contained is not fixed to the screen. */}
          <div className="relative h-12 max-w-md rounded-md border border-hairline contain-layout">
            <ProgressLine />
          </div>
        </State>
      </Part>
      <Part file="src/ui/page/error-boundary.tsx">
        <State name={words.plain}>
          <ErrorBoundary of="fine" fallback={words.wrong}>
            <p>{words.sentence}</p>
          </ErrorBoundary>
        </State>
        <State name={words.failed}>
          <ErrorBoundary of="failing" fallback={<p className="text-brick">{words.fallback}</p>}>
            <Failing />
          </ErrorBoundary>
        </State>
      </Part>
    </>
  )
}

/** Fails in the browser alone: the server has no boundaries. */
function Failing() {
  if (useHydrated()) throw new Error('This part of /dev/parts fails on purpose')
  return null
}
