import type { Flag } from './db.ts'

export type ContentTables = {
  pages: PageRow
  page_versions: PageVersionRow
  page_addresses: PageAddressRow
  home_layout: { id: number; sections: string; version: number }
}

/** `published` is the number of the version that visitors read; null is none: a draft, or the shop's own text. */
type PageRow = {
  id: string
  slug: string
  published: number | null
  latest: number
  in_menu: Flag
  in_footer: Flag
  hidden: Flag
  position: number
  version: number
  updated_at: string
}

type PageVersionRow = {
  page_id: string
  number: number
  content: string
  saved_at: string
  saved_by: string | null
}

/** An address that a page had before; it leads to the page for ever. */
type PageAddressRow = { slug: string; page_id: string }
