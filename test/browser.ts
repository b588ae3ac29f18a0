import { globSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from 'playwright-core'
import { fetchedShell } from './browser-shell.ts'
import { browserFromApt, browserFromNpm, type Program, runs } from './install-browser.ts'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const usualPlaces = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

// A test browser talks to the shop under test and to nobody else.
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How long a browser waits for what should come: a bound for what hangs, on a machine that does other things too. */
export const longestWaitMs = 60_000

let found: Promise<Program> | undefined
let shell: Program | undefined

// A page lays itself out without its pictures, whose places are kept; they are most of a page's work. Of this option the
// last one counts, so it names the mouse that Playwright gives a browser by it.
const blind = [
  `--blink-settings=${[
    'imagesEnabled=false',
    'primaryHoverType=2,availableHoverTypes=2',
    'primaryPointerType=4,availablePointerTypes=4',
  ]}`,
]

/**
 * Opens a Chromium for a test: the one in $CHROMIUM_PATH, else the shell of the system's, else that one itself, else
 * Playwright's, else one it installs from npm or, as root, with apt-get. Throws with what was tried when there is none.
 * `pictures: false` leaves them all unloaded; `whole: true` takes no shell.
 */
export async function openBrowser({ pictures = true, whole = false } = {}): Promise<Browser> {
  if (!process.env.CHROMIUM_PATH) shell ??= fetchedShell()
  const { executablePath, env } = (whole ? undefined : shell) ?? (await browserProgram())
  const browser = await chromium.launch({
    executablePath,
    args: pictures ? quiet : [...quiet, ...blind],
    env: { ...process.env, ...env },
    timeout: longestWaitMs,
  })
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    if (options?.serviceWorkers !== 'allow') await context.addInitScript(withoutServiceWorker)
    if (!pictures) await context.addInitScript(withoutDecoding)
    return context
  }
  opened.add(browser)
  browser.on('disconnected', () => opened.delete(browser))
  return browser.on('context', (context) => {
    context.setDefaultTimeout(longestWaitMs)
  })
}

/** What a test answers in the shop's place would otherwise be asked for by the worker, behind its back. */
function withoutServiceWorker(): void {
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
}

/** A page that is painted before it is hydrated would wait a second for pictures that are left out (docs/decisions/010). */
function withoutDecoding(): void {
  HTMLImageElement.prototype.decode = () => Promise.resolve()
}

const opened = new Set<Browser>()

/** Those of this file that are still open. */
export function openBrowsers(): Browser[] {
  return [...opened]
}

/** The browser that tests open, found or installed once. Throws with what was tried when there is none. */
export function browserProgram(): Promise<Program> {
  found ??= findBrowser()
  return found
}

async function findBrowser(): Promise<Program> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (runs({ executablePath: wanted })) return { executablePath: wanted }
    throw new Error(`CHROMIUM_PATH: ${wanted} does not run here`)
  }
  const reasons: string[] = []
  for (const find of [browserOfTheSystem, browserOfPlaywright, browserFromNpm, browserFromApt]) {
    try {
      const program = await find()
      if (program) return program
    } catch (error) {
      reasons.push(String(error))
    }
  }
  // What apt installed is found where any system browser is.
  const installed = browserOfTheSystem()
  if (installed) return installed
  throw new Error(
    `No browser for the tests: none in $CHROMIUM_PATH, PATH, the usual places or Playwright's cache, and none could be installed. ${reasons.join(' ')}`,
  )
}

function browserOfTheSystem(): Program | undefined {
  const directories = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const inPath = directories.flatMap((directory) => names.map((name) => path.join(directory, name)))
  return firstThatRuns([...inPath, ...usualPlaces])
}

function browserOfPlaywright(): Program | undefined {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(homedir(), '.cache/ms-playwright')
  const programs = ['chromium-*/chrome-linux*/chrome', 'chromium_headless_shell-*/*/*headless{_,-}shell']
  return firstThatRuns([
    chromium.executablePath(),
    ...globSync(programs.map((program) => path.join(cache, program))),
  ])
}

function firstThatRuns(candidates: string[]): Program | undefined {
  return candidates.map((executablePath) => ({ executablePath })).find(runs)
}
