import sprite from '../sprite.svg?no-inline'

/**
 * The shop's two names as outlines of Markazi Text 500 (SIL Open Font License 1.1): the word in the other script
 * would otherwise cost every page a font file of 26 to 41 kB. Set its height by the font size.
 */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <svg
      role="img"
      aria-label="Haqiba حقيبة"
      viewBox="20 -560 4700 770"
      fill="currentColor"
      className={`brand-name h-[0.77em] w-[4.7em] overflow-visible ${className}`}
    >
      {/* A symbol starts at 0 0 of the picture that uses it, and this one's lines start above that. */}
      <use href={`${sprite}#logo`} x={20} y={-560} />
    </svg>
  )
}
