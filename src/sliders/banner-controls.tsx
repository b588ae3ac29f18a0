import { useMessages } from '#src/i18n/use-locale.ts'
import { ChevronIcon, PauseIcon, PlayIcon } from '#src/ui/icons.tsx'
import { StepButton } from '#src/ui/step-button.tsx'
import { sliderMessages } from './slider.messages.ts'

type BannerControlsProps = {
  count: number
  at: number
  goTo: (place: number) => void
  paused: boolean
  setPaused: (paused: boolean) => void
  /** The reader wants no motion, so there is nothing to pause. */
  still: boolean
}

/** Dots with the pause beside them, and beyond phones arrows that rest at the first and the last slide. */
export function BannerControls({ count, at, goTo, paused, setPaused, still }: BannerControlsProps) {
  const words = useMessages(sliderMessages)
  if (count < 2) return null
  return (
    <div className="flex items-center px-2.5 noscript:hidden md:px-4.5 lg:px-0">
      <ul className="flex lg:-ms-2">
        {[...Array(count).keys()].map((place) => (
          <li key={place}>
            <button
              type="button"
              aria-label={words.goTo(place + 1)}
              aria-current={place === at || undefined}
              onClick={() => goTo(place)}
              className="group grid h-11 w-8 place-items-center"
            >
              <span className="h-0.5 w-5 rounded-full bg-control transition-colors group-hover:bg-ink group-aria-[current]:bg-mark" />
            </button>
          </li>
        ))}
      </ul>
      {!still && (
        <StepButton label={paused ? words.play : words.pause} onPress={() => setPaused(!paused)}>
          {paused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        </StepButton>
      )}
      {/* A finger swipes. */}
      <div className="ms-auto hidden desk:-me-1.5 desk:flex lg:-me-2.5">
        <StepButton label={words.previous} atEnd={at === 0} onPress={() => goTo(at - 1)}>
          <ChevronIcon to="start" size={20} />
        </StepButton>
        <StepButton label={words.next} atEnd={at === count - 1} onPress={() => goTo(at + 1)}>
          <ChevronIcon to="end" size={20} />
        </StepButton>
      </div>
    </div>
  )
}
