const marks = ['--sight', '--above', '--covered']

/**
 * Tells dialogs where the page is in sight beside a phone's keyboard, which covers the page's foot and makes nothing smaller
 * but the visual viewport: how high that is, and what is out of sight above and below it. Answers how to stop.
 */
export function watchKeyboard(): () => void {
  const view = window.visualViewport
  const { documentElement: page } = document
  function tell() {
    if (!view) return
    const covered = page.clientHeight - view.height - view.offsetTop
    // Zooming in covers nothing, and the bars of a browser are lower than a keyboard.
    const isCovered = view.scale === 1 && covered > 100
    const said = { '--sight': view.height, '--above': view.offsetTop, '--covered': covered }
    for (const [name, px] of Object.entries(said)) page.style.setProperty(name, isCovered ? `${px}px` : '')
  }
  const moves = ['resize', 'scroll'] as const
  for (const move of moves) view?.addEventListener(move, tell)
  return () => {
    for (const move of moves) view?.removeEventListener(move, tell)
    for (const name of marks) page.style.removeProperty(name)
  }
}
