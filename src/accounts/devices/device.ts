/** What somebody signed in on, by the names makers give it; empty for what is not known. */
export type Device = { browser: string; system: string }

/** The longest user agent that is kept. */
export const longestUserAgent = 300

// The first that fits: browsers name the ones they descend from as well.
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

/** Browser and system of a user agent, which anybody can forge: for people to recognise, never to decide by. */
export function readDevice(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, longestUserAgent)
  const named = (table: typeof browsers) => table.find(([sign]) => sign.test(text))?.[1] ?? ''
  return { browser: named(browsers), system: named(systems) }
}
