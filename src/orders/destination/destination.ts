import type { Locale } from '#src/core/locale.ts'
import { type Country, homeCountry } from '#src/places/country.ts'
import { storedPhone } from '#src/places/phone.ts'
import { type Place, writtenAddress } from '#src/places/place.ts'
import type { PlaceRequest } from '#src/places/place-request.ts'

/** Where an order goes as a caller sends it: the address as one text, or way and house with the other parts beside it. */
export type Destination = { address: string; place?: PlaceRequest | undefined; mobileNumber: string }

/** The columns of an order that say where it goes. */
export type DestinationColumns = {
  customer_address: string
  customer_mobile: string
  place_country: string
  place_wilayat: string
  place_area: string
  place_line: string
  place_pin: string
}

/**
 * What an order keeps of where it goes (T2): the parts, and the text made of them in the language of whoever ordered. Who
 * sends a text alone has it stored as it is.
 */
export function destinationColumns(to: Destination, locale: Locale): DestinationColumns {
  const { country = homeCountry, wilayat = '', area = '', pin = '', line = to.address } = to.place ?? {}
  const parts = { country, wilayat, area, line, pin }
  const isText = !hasParts(parts)
  return {
    customer_address: isText ? line : writtenAddress(parts, locale),
    customer_mobile: storedPhone(to.mobileNumber, country),
    place_country: isText ? '' : country,
    place_wilayat: wilayat,
    place_area: area,
    place_line: isText ? '' : line,
    place_pin: pin,
  }
}

/** The parts of a stored order's address; undefined where only the text is known. */
export function placeOf(
  row: Omit<DestinationColumns, 'customer_address' | 'customer_mobile'>,
): Place | undefined {
  if (row.place_country === '') return undefined
  return {
    country: row.place_country as Country,
    wilayat: row.place_wilayat,
    area: row.place_area,
    line: row.place_line,
    pin: row.place_pin,
  }
}

/**
 * Where an order goes once staff corrected it. Who sends no parts changes none of them as long as the text is what it was;
 * another text stands alone.
 */
export function correctedDestination(
  before: DestinationColumns,
  to: Destination,
  locale: Locale,
): DestinationColumns {
  if (to.place || to.address !== before.customer_address) return destinationColumns(to, locale)
  const place = placeOf(before)
  return destinationColumns({ ...to, ...(place && { place }) }, locale)
}

/** The columns of an order that was made a record without a person (I8). */
export const nowhere = {
  customer_address: '',
  place_country: '',
  place_wilayat: '',
  place_area: '',
  place_line: '',
  place_pin: '',
} as const

function hasParts({ country, wilayat, area, pin }: Place): boolean {
  return country !== homeCountry || Boolean(wilayat || area || pin)
}
