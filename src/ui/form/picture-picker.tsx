import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { picturePickerMessages } from './picture-picker.messages.ts'

type PickerProps = Omit<ComponentProps<'input'>, 'type' | 'accept' | 'value' | 'className'> & {
  /** Something is attached already, chosen here or before. */
  attached: boolean
}

/**
 * A field for pictures, with a small view of each that was chosen, unless something is wrong with them. The browser's own field speaks the language of the
 * browser, not the page's: it lies over this one, unseen, and does the work.
 */
export function PicturePicker({ attached, onChange, ...input }: PickerProps) {
  const words = useMessages(picturePickerMessages)
  const [views, setViews] = useState<readonly string[]>([])
  useEffect(() => () => views.forEach(URL.revokeObjectURL), [views])

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const { currentTarget: input } = event
    setViews(Array.from(input.files ?? [], (file) => URL.createObjectURL(file)))
    onChange?.(event)
    // The same picture can be chosen again; a browser says nothing of a choice that changes nothing.
    input.value = ''
  }
  const shown = input['aria-invalid'] ? [] : views
  return (
    <span className="control relative flex items-center gap-3 has-focus-visible:outline-2 has-focus-visible:outline-mark has-aria-invalid:border-brick">
      {shown.map((view) => (
        <img
          key={view}
          src={view}
          alt=""
          // A browser that cannot show a HEIC shows no sign of something broken instead.
          onError={(event) => (event.currentTarget.hidden = true)}
          className="size-14 shrink-0 rounded-sm bg-sunken object-contain"
        />
      ))}
      <span aria-hidden="true" className="text-link">
        {attached || shown[0] ? words.chooseOther : words.choose}
      </span>
      <input
        {...input}
        type="file"
        accept="image/*"
        onChange={choose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </span>
  )
}
