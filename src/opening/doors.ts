import { parse } from 'hono/utils/cookie'
import type { Shop } from '#src/shop.ts'
import { openingOf } from './opening.store.ts'
import { isPreviewToken } from './opening.ts'

/** The cookie that whoever came by the preview link shows; its value is the secret of the link. */
export const previewCookie = 'haqiba-preview'

/** Who may see the shop now (B2). */
export type Doors = {
  /** Whether the shop is open: at once as long as nothing of it changed, and as it was where that cannot be known. */
  areOpen(): boolean | Promise<boolean>
  /** Whether this browser sees a shop that is closed: by the preview link, or because somebody of the staff is signed in. */
  admits(headers: Headers): Promise<boolean>
}

/** `isStaff` says whether somebody of the staff asks, by token or session. */
export function doorsOf(
  { db, catalogueVersion }: Pick<Shop, 'db' | 'catalogueVersion'>,
  isStaff: (headers: Headers) => Promise<boolean>,
): Doors {
  let known: { version: number; open: boolean } | undefined
  return {
    areOpen() {
      const version = catalogueVersion()
      if (known?.version === version) return known.open
      return openingOf(db).then(
        ({ open }) => {
          known = { version, open }
          return open
        },
        // A database that does not answer opens nothing that was closed.
        () => known?.open ?? false,
      )
    },
    async admits(headers) {
      const shown = parse(headers.get('cookie') ?? '', previewCookie)[previewCookie]
      if (shown && isPreviewToken(await openingOf(db), shown)) return true
      return isStaff(headers)
    },
  }
}
