import { languages, locales } from '#src/core/locale.ts'

/** Pages that a first hop leads to: the same for everybody, and nothing comes of looking at them. All others are not named. */
const likely = ['/product-details/*', '/category/*']

/**
 * What a browser that can may render before its link is pressed, when a pointer rests on it (docs/decisions/050). For
 * the time before the page is hydrated: then the shop fetches ahead itself, and dropSpeculationRules takes this away.
 */
export const speculationRules = /* @__PURE__ */ JSON.stringify({
  prerender: [
    {
      where: {
        href_matches: locales.flatMap((locale) => likely.map((page) => languages[locale].path + page)),
      },
      eagerness: 'moderate',
    },
  ],
})

/** A hydrated page moves by itself: what the browser rendered would be for nothing. */
export function dropSpeculationRules(): void {
  document.querySelector('script[type=speculationrules]')?.remove()
}
