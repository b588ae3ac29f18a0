import type { ReactNode } from 'react'

/** Chooses the theme before the first paint. It and `inlineScripts` are constant, so one CSP fits every page. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('theme')}catch(e){}if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=t})()`

/** What a page loads before it is hydrated: known to the server from the build, to the browser from the page. */
export type PageAssets = { styles: string[]; script: string; modules: string[]; fonts: readonly string[] }

type HeadProps = {
  assets: Pick<PageAssets, 'styles' | 'fonts'>
  /** What every page is styled with; the browser, which has it by then, keeps it as it came. */
  style: string
  children?: ReactNode
}

/** What the head of every document begins with, whether a browser takes it over or not. */
export function DocumentHead({ assets, style, children }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <script
        suppressHydrationWarning
        // The browser has run it by the time it reads this, and keeps it as it came.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? themeScript : '' }}
      />
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet from the build
        dangerouslySetInnerHTML={{ __html: style }}
      />
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta name="theme-color" content="#F6F1E9" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#17120F" media="(prefers-color-scheme: dark)" />
      {children}
    </head>
  )
}
