/** What a browser must do for the stories, and no more. */
export type Wire = {
  /** Its name and version, as it says them itself. */
  version: string
  goto(address: string): Promise<void>
  /** Runs a function in the page with these arguments, which travel as JSON, as its answer does. */
  run<Args extends unknown[], Answer>(
    read: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>>
  /** Moves mouse or keys as WebDriver BiDi writes it. */
  act(sources: object[]): Promise<void>
  /** The window as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export type Size = { width: number; height: number }

/** Opens one window whose cookies and storage are nobody else's. */
export type OpenWire = (size: Size) => Promise<Wire>
