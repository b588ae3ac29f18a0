import { latinDigits } from '#src/core/fold.ts'
import { addressIn } from '#src/core/link.ts'
import type { Text } from '#src/core/locale.ts'
import { homeCountry } from './country.ts'
import { readDegrees } from './degrees.ts'
import type { Place } from './place.ts'

const wrongPin: Text = {
  en: 'Paste a link of Google Maps, Apple Maps, OpenStreetMap or Waze, or coordinates such as 23.588, 58.383.',
  ar: 'يرجى لصق رابط من خرائط Google أو Apple أو OpenStreetMap أو Waze، أو إحداثيات مثل 23.588, 58.383.',
}

const coordinates = String.raw`(-?\d{1,2}(?:\.\d{1,12})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,12})?)`
/** Where maps write a place into their links: a marker before the middle of what is on screen. */
const inLinks = [
  /!3d(-?\d{1,2}(?:\.\d{1,12})?)!4d(-?\d{1,3}(?:\.\d{1,12})?)/,
  new RegExp(`[?&](?:q|query|ll|daddr|destination|coordinate)=(?:loc:)?${coordinates}`),
  /[?&]mlat=(-?\d{1,2}(?:\.\d{1,12})?)&mlon=(-?\d{1,3}(?:\.\d{1,12})?)/,
  new RegExp(`[@/]${coordinates}(?:,|/|$)`),
]
/** Hosts whose links staff may follow: what strangers paste leads nowhere else. */
const mapHosts =
  /^(?:(?:www\.|maps\.)?google\.(?:com|com\.om|ae)|(?:maps\.app\.)?goo\.gl|maps\.apple(?:\.com)?|(?:www\.)?openstreetmap\.org|(?:www\.)?waze\.com|ul\.waze\.com)$/

/**
 * What was pasted as a pin, as it is stored: coordinates with 5 decimals (about a metre), or the link itself where a map
 * shortens it; degrees, minutes and seconds are such coordinates too. Empty stays empty; anything else is wrong. No link is fetched.
 */
export function readPin(typed: string): { value: string } | { wrong: Text } {
  const text = latinDigits(typed).trim()
  if (text === '') return { value: '' }
  const points = text.replace(/٫/g, '.').replace('،', ',')
  const plain = new RegExp(`^(?:geo:(?:.*[?&]q=)?)?${coordinates}(?:[;?(&].*)?$`).exec(points)
  if (plain) return pinAt(plain)
  const angles = readDegrees(points)
  if (angles) return placeAt(...angles)
  // A map that shares a place writes its name before the link.
  const link = addressIn(/https:.+$/i.exec(text)?.[0] ?? '')
  if (link?.protocol !== 'https:' || link.username || link.password || link.port) return { wrong: wrongPin }
  if (!mapHosts.test(link.hostname)) return { wrong: wrongPin }
  // Google leads from /url to anywhere, its shortener from every path but this.
  if (link.hostname === 'goo.gl' && !/^\/maps\/[\w-]+$/.test(link.pathname)) return { wrong: wrongPin }
  if (link.hostname.includes('google.') && !/^\/(?:maps(?:\/|$)|$)/.test(link.pathname))
    return { wrong: wrongPin }
  let address = link.href
  try {
    address = decodeURIComponent(address)
  } catch {
    // A percent sign of its own: it is read as it stands.
  }
  // A pin without a name is called by its degrees, which are nearer to it than the middle of the screen.
  const named = readDegrees(/\/maps\/place\/([^/@]+)/.exec(address)?.[1]?.replaceAll('+', ' ') ?? '')
  for (const pattern of inLinks.slice(0, named && 1)) {
    const found = pattern.exec(address)
    if (found) return pinAt(found)
  }
  if (named) return placeAt(...named)
  return { value: link.href }
}

/** The address of a map that shows where an order goes: its pin, else a search for its text; undefined for a text alone. */
export function mapLink(place: Omit<Place, 'line'> | undefined, address: string): string | undefined {
  if (!place) return undefined
  if (place.pin.startsWith('https://')) return place.pin
  if (!place.pin && !place.wilayat && place.country === homeCountry) return undefined
  // It ends in what the shop calls the place in the language of the order, and has that one's commas already.
  const inOneLine = address.replaceAll('\n', /\p{Script=Arabic}$/u.test(address) ? '، ' : ', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place.pin || inOneLine)}`
}

function pinAt([, latitude = '', longitude = '']: readonly string[]): { value: string } | { wrong: Text } {
  return placeAt(Number(latitude), Number(longitude))
}

function placeAt(north: number, east: number): { value: string } | { wrong: Text } {
  // An app that knows no coordinates writes 0,0, which is in the sea.
  if (Math.abs(north) > 90 || Math.abs(east) > 180 || (!north && !east)) return { wrong: wrongPin }
  return { value: `${north.toFixed(5)},${east.toFixed(5)}` }
}
