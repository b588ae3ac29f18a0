import { firstCategories } from '#src/db/migrations/033-first-categories.ts'
import type { TreeCategory } from './category-tree.ts'

const untold = { searchTitle: '', searchTitleAr: '', searchText: '', searchTextAr: '' }
const plain = { text: '', textAr: '', image: undefined, hidden: false, ...untold }
const everySub = firstCategories.flatMap(({ subCategories }) => subCategories.map(([slug]) => slug))

/** The twelve categories a shop begins with, as its tree has them. */
export const sampleCategories: readonly TreeCategory[] = firstCategories.map(
  ({ slug, name, short, tab, aliases, subCategories }) => ({
    ...plain,
    slug,
    name: name[0],
    nameAr: name[1],
    short: { en: short[0], ar: short[1] },
    tab: { en: tab[0], ar: tab[1] },
    aliases,
    subCategories: subCategories.map(([sub, english, arabic]) => ({
      ...plain,
      slug: sub,
      name: english,
      nameAr: arabic,
      ...(everySub.filter((one) => one === sub).length > 1 && { shared: true as const }),
    })),
  }),
)
