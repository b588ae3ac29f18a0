import { PageNotFound } from '#src/ui/data/page-data.ts'
import { NotFound } from './not-found.tsx'

/** No page of the shop has this address: status 404, said inside header and footer. */
export async function loader() {
  throw new PageNotFound()
}

export default NotFound
