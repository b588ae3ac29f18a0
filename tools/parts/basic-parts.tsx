import type { ReactNode } from 'react'
import { useLocale, useMessages } from '#src/i18n/use-locale.ts'
import { colourCalled, colourNames } from '#src/settings/colours/called-colours.ts'
import { ColourDot } from '#src/settings/colours/colour-dot.tsx'
import { AfterPaint } from '#src/ui/after-paint.tsx'
import { Button } from '#src/ui/button.tsx'
import { DashboardCard, FoldedCard } from '#src/ui/card.tsx'
import { Carousel } from '#src/ui/carousel.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { FiltersButton } from '#src/ui/filters-button.tsx'
import * as icons from '#src/ui/icons.tsx'
import { LazyHydration } from '#src/ui/lazy-hydration.tsx'
import { FileView } from '#src/ui/page/file-view.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Price } from '#src/ui/price.tsx'
import { FieldSkeletons, RowSkeletons } from '#src/ui/screen-skeletons.tsx'
import { ShowMore } from '#src/ui/show-more.tsx'
import { CardSkeleton, LineSkeleton } from '#src/ui/skeleton.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { Part, State } from './part.tsx'
import { partsMessages } from './parts.messages.ts'

const { ChevronIcon, EyeIcon, MinusIcon, PlusIcon, ...others } = icons

const picture = '/src/demo/products/camel-structured-tote-1.webp'
/** Not a picture to any browser. */
const unseen = 'data:image/heic;base64,AAAA'
const nothingMore = { isFetchingNextPage: false, fetchNextPage: async () => undefined }

/** The parts that stand at the root of src/ui. */
export function BasicParts() {
  const words = useMessages(partsMessages)
  const locale = useLocale()
  return (
    <>
      <Part file="src/ui/button.tsx">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((kind) => (
          <State key={kind} name={kind} wide>
            <div className="flex flex-wrap items-center gap-3">
              <Button kind={kind}>{words.order}</Button>
              <Button kind={kind} size="small">
                {words.order}
              </Button>
              <Button kind={kind} size="icon" aria-label={words.order}>
                <icons.BagIcon />
              </Button>
              <Button kind={kind} disabled>
                {words.disabled}
              </Button>
              <Button kind={kind} busy>
                {words.order}
              </Button>
              <Button kind={kind} busy busyLabel={words.sending}>
                {words.order}
              </Button>
            </div>
          </State>
        ))}
      </Part>
      <Part file="src/ui/step-button.tsx">
        <State name={words.free}>
          <StepButton label={words.increase} onPress={() => undefined}>
            <PlusIcon />
          </StepButton>
        </State>
        <State name={words.atEnd}>
          <StepButton label={words.decrease} atEnd onPress={() => undefined}>
            <MinusIcon />
          </StepButton>
        </State>
      </Part>
      <Part file="src/ui/icons.tsx">
        <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-4 text-xs text-muted">
          {Object.entries(others).map(([name, Icon]) => (
            <Drawn key={name} name={name}>
              <Icon />
            </Drawn>
          ))}
          {(['start', 'end', 'up', 'down'] as const).map((to) => (
            <Drawn key={to} name={`ChevronIcon ${to}`}>
              <ChevronIcon to={to} />
            </Drawn>
          ))}
          <Drawn name="EyeIcon">
            <EyeIcon />
          </Drawn>
          <Drawn name="EyeIcon off">
            <EyeIcon off />
          </Drawn>
          <Drawn name="MinusIcon">
            <MinusIcon />
          </Drawn>
          <Drawn name="PlusIcon">
            <PlusIcon />
          </Drawn>
        </ul>
      </Part>
      <Part file="src/ui/price.tsx">
        <State name={words.plain}>
          <Price amount={12.5} />
        </State>
        <State name={words.reduced}>
          <Price amount={9.9} original={12.5} from />
        </State>
        <State name={words.large}>
          <Price amount={1234.567} original={2000} className="text-2xl" />
        </State>
      </Part>
      <Part file="src/settings/colours/colour-dot.tsx">
        <State name={words.known} wide>
          <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
            {colourNames(locale, []).map((name) => (
              <li key={name} className="inline-flex items-center gap-2">
                <ColourDot colour={colourCalled(name, locale, []) ?? ''} />
                {name}
              </li>
            ))}
          </ul>
        </State>
        <State name={words.unknown}>
          <ColourDot colour="Peacock" />
        </State>
      </Part>
      <Part file="src/ui/page/file-view.tsx">
        <State name={words.plain}>
          <FileView src={picture} name="tote.webp" alt={words.bag} className="size-40" />
        </State>
        <State name={words.missing}>
          <FileView src={unseen} name="IMG_0421.HEIC" alt={words.bag} className="size-40" />
        </State>
      </Part>
      <Part file="src/ui/picture.tsx">
        <State name={words.plain}>
          <div className="w-40">
            <Picture src={picture} alt={words.bag} sizes="10rem" />
          </div>
        </State>
        <State name={words.askedFirst}>
          <div className="w-40">
            <Picture src={picture} alt={words.bag} sizes="10rem" priority className="rounded-md" />
          </div>
        </State>
        <State name={words.missing}>
          <div className="w-40">
            <Picture src="/none.webp" alt={words.bag} sizes="10rem" />
          </div>
        </State>
      </Part>
      <Part file="src/ui/skeleton.tsx">
        <State name="CardSkeleton">
          <div className="w-40">
            <CardSkeleton />
          </div>
        </State>
        <State name="LineSkeleton">
          <LineSkeleton className="w-40" />
        </State>
      </Part>
      <Part file="src/ui/screen-skeletons.tsx">
        <State name="RowSkeletons" wide>
          <RowSkeletons rows={3} pictures />
        </State>
        <State name="FieldSkeletons" wide>
          <FieldSkeletons />
        </State>
      </Part>
      <Part file="src/ui/card.tsx">
        <State name={words.plain} wide>
          <DashboardCard title={words.text} className="max-w-md">
            <p>{words.sentence}</p>
          </DashboardCard>
        </State>
        <State name={words.withAside} wide>
          <DashboardCard title={words.size} aside={<Price amount={12.5} />} className="max-w-md">
            <p>{words.sentence}</p>
          </DashboardCard>
        </State>
        <State name="FoldedCard" wide>
          <FoldedCard title={words.nothingHere} brief={<Price amount={12.5} />}>
            <p>{words.sentence}</p>
          </FoldedCard>
        </State>
      </Part>
      <Part file="src/ui/empty.tsx">
        <State name={words.plain} wide>
          <Empty title={words.nothingHere} />
        </State>
        <State name={words.withAction} wide>
          <Empty
            title={words.nothingHere}
            text={words.sentence}
            action={<Button kind="secondary">{words.tryAgain}</Button>}
          />
        </State>
      </Part>
      <Part file="src/ui/filters-button.tsx">
        <State name={words.free}>
          <FiltersButton panel="filters" open={false} onToggle={() => undefined} set={0} />
        </State>
        <State name={words.many}>
          <FiltersButton panel="filters" open={false} onToggle={() => undefined} set={2} />
        </State>
      </Part>
      <Part file="src/ui/show-more.tsx">
        <State name={words.free}>
          <ShowMore list={{ ...nothingMore, hasNextPage: true }} label={words.showMore} />
        </State>
        <State name={words.busy}>
          <ShowMore
            list={{ ...nothingMore, hasNextPage: true, isFetchingNextPage: true }}
            label={words.showMore}
          />
        </State>
        <State name={words.atEnd}>
          <ShowMore list={{ ...nothingMore, hasNextPage: false }} label={words.showMore} />
        </State>
      </Part>
      <Part file="src/ui/carousel.tsx">
        <State name={words.many} wide>
          <Carousel label={words.bag} heading={<h4>{words.bag}</h4>}>
            {slides(8)}
          </Carousel>
        </State>
        <State name={words.one} wide>
          <Carousel label={words.one}>{slides(1)}</Carousel>
        </State>
      </Part>
      <Part file="src/ui/lazy-hydration.tsx">
        <State name={words.plain}>
          <LazyHydration>
            <Button kind="secondary">{words.order}</Button>
          </LazyHydration>
        </State>
      </Part>
      <Part file="src/ui/after-paint.tsx">
        <State name={words.plain}>
          <AfterPaint>
            <Button kind="secondary">{words.order}</Button>
          </AfterPaint>
        </State>
      </Part>
    </>
  )
}

function Drawn({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="grid justify-items-center gap-1 text-center">
      <span className="text-ink">{children}</span>
      <bdi dir="ltr">{name.replace('Icon', '')}</bdi>
    </li>
  )
}

/** Links, as in the shop: by them the keyboard scrolls. */
function slides(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <a
      key={String(index)}
      href="#parts"
      className="figures grid aspect-square place-items-center rounded-md bg-sunken text-2xl"
    >
      {index + 1}
    </a>
  ))
}
