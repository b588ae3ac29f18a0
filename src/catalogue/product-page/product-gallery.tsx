import { lazy, Suspense, startTransition, useRef, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { Picture } from '#src/ui/picture.tsx'
import { useCameLater } from '#src/ui/use-hydrated.ts'
import { productMessages } from './product.messages.ts'
import { stickyColumn } from './sticky-column.ts'

// A phone of three device pixels to one takes 960 of them: what is finer no eye tells from it at an arm's length.
// On a desk a step more than is shown, 672 px at most: scaled down, leather and stitches stay sharp on a plain screen.
const mainSizes =
  '(min-width: 1248px) 700px, (min-width: 1024px) 56vw, (min-width: 768px) 54vw, (min-resolution: 2.6dppx) 320px, 100vw'

// Most visits only look.
const PictureViewer = lazy(() => import('./picture-viewer.tsx'))

type GalleryProps = { images: readonly string[]; name: string; soldOut: boolean | undefined }

/** The pictures of a product, the cover first; a press, a swipe or the keyboard brings another one forward. On a desk the others lie below it, on phones they are dots. */
export function ProductGallery({ images, name, soldOut }: GalleryProps) {
  const words = useMessages(productMessages)
  const [chosen, setChosen] = useState(0)
  const [pressedAt, setPressedAt] = useState<number>()
  const main = useRef<HTMLDivElement>(null)
  const shown = images[chosen] ? chosen : 0
  const [viewed, setViewed] = useState<boolean>()
  const cameByLink = useCameLater()
  const [sight, setSight] = useState(() => (cameByLink ? sightOf(images[0]) : undefined))

  function turn(to: number) {
    setPressedAt(undefined)
    if (images[to] !== undefined) setChosen(to)
  }
  /** What is pressed below the picture in front shows itself in it; a dot of phones lies on that picture, and moves no page. */
  function show(place: number, pressed: Element) {
    const front = main.current
    turn(place)
    if (front && pressed.getBoundingClientRect().top >= front.getBoundingClientRect().bottom)
      front.scrollIntoView({ block: 'nearest' })
  }
  // A swipe is a move of the finger along the line; where the line runs leftwards, so do the pictures.
  function release(x: number, element: Element) {
    if (pressedAt === undefined) return
    const forward = getComputedStyle(element).direction === 'rtl' ? x - pressedAt : pressedAt - x
    if (Math.abs(forward) > 40) turn(shown + Math.sign(forward))
  }

  return (
    <section
      ref={stickyColumn}
      aria-label={words.pictures}
      data-testid="gallery"
      className="relative md:sticky md:top-(--top,6rem)"
    >
      <div
        ref={main}
        className="relative isolate md:scroll-mt-24 aspect-(--card-ratio) [touch-action:pan-y] overflow-hidden rounded-md bg-sunken before:dusk"
        onPointerDown={(event) => event.pointerType === 'touch' && setPressedAt(event.clientX)}
        onPointerUp={(event) => release(event.clientX, event.currentTarget)}
        onPointerCancel={() => setPressedAt(undefined)}
      >
        <Picture
          src={images[shown] ?? ''}
          alt={images.length > 1 && shown > 0 ? `${name} (${shown + 1})` : name}
          sizes={mainSizes}
          widths={[320, 480, 640, 768, 960, 1080]}
          priority
          className={soldOut ? 'opacity-55' : ''}
          style={
            sight && shown === 0
              ? { backgroundImage: `url(${JSON.stringify(sight)})`, backgroundSize: 'cover' }
              : undefined
          }
          onLoad={() => setSight(undefined)}
          data-testid="main-picture"
          data-shared-picture=""
          draggable={false}
        />
        {soldOut && (
          <span className="absolute start-3 bottom-3 z-1 rounded-sm bg-raised px-2 text-sm font-normal">
            {words.soldOut}
          </span>
        )}
        {/* A phone shows it as large as it gets, and is pinched. */}
        <button
          type="button"
          aria-label={words.enlarge}
          onClick={() => startTransition(() => setViewed(true))}
          className="absolute inset-0 z-1 hidden cursor-zoom-in focus-visible:-outline-offset-4 md:block noscript:hidden!"
        />
      </div>
      {images.length > 1 && (
        <ul className="views md:relative md:mt-3 md:flex md:flex-wrap md:gap-3 print:hidden">
          {images.map((image, place) => (
            <li key={image} className="md:grow md:basis-2/5">
              <button
                type="button"
                aria-label={words.picture(place + 1, images.length)}
                aria-current={place === shown || undefined}
                onClick={(event) => show(place, event.currentTarget)}
                className="block w-full overflow-hidden rounded-md outline-offset-2 md:relative md:isolate md:before:dusk"
              >
                <Picture
                  src={image}
                  alt=""
                  sizes="(min-width: 1248px) 672px, (min-width: 768px) 54vw, 44px"
                  widths={[320, 640, 960]}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {viewed !== undefined && (
          <PictureViewer
            src={images[shown] ?? ''}
            name={name}
            open={viewed}
            onClose={() => setViewed(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** A picture as it is on the screen already, on the card that led here: it stands in until the larger one is there. */
function sightOf(src: string | undefined): string | undefined {
  const isShown = (one: HTMLImageElement) => one.getAttribute('src') === src && one.complete
  return [...document.images].find(isShown)?.currentSrc
}
