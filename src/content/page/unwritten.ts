import type { EditedPage, PageContent } from './page.ts'
import { type BuiltInPage, pagePath } from './page-address.ts'

/** A page of the shop's own that the owner never wrote, as its editor opens it. */
export function unwritten(id: BuiltInPage, content: PageContent): EditedPage {
  return {
    _id: id,
    slug: id,
    path: pagePath(id),
    title: content.title,
    titleAr: content.titleAr,
    inMenu: id === 'about-us',
    inFooter: id === 'policies',
    hidden: false,
    position: 0,
    published: null,
    latest: 0,
    version: 0,
    updatedAt: '',
    // Its own text follows the settings.
    namedWays: [],
    content,
    versions: [],
  }
}
