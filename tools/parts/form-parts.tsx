import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useMessages } from '#src/i18n/use-locale.ts'
import { ChooseAllBox, ChooseBox } from '#src/ui/choose-box.tsx'
import { CheckChoice } from '#src/ui/form/check-choice.tsx'
import { ChoiceCards } from '#src/ui/form/choice-cards.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { DraftOffer } from '#src/ui/form/draft-offer.tsx'
import { Field, NumberField, SelectField, TextArea, TextField } from '#src/ui/form/field.tsx'
import { FieldNotes, notesOf } from '#src/ui/form/field-notes.tsx'
import { FormFoot } from '#src/ui/form/form-foot.tsx'
import { PicturePicker } from '#src/ui/form/picture-picker.tsx'
import { PillChoice } from '#src/ui/form/pill-choice.tsx'
import { Quantity } from '#src/ui/form/quantity.tsx'
import { RequiredMark } from '#src/ui/form/required-mark.tsx'
import { SaveFileButton } from '#src/ui/form/save-file-button.tsx'
import { Price } from '#src/ui/price.tsx'
import { Part, State } from './part.tsx'
import { partsMessages } from './parts.messages.ts'

/** Fields and choices. */
export function FormParts() {
  const words = useMessages(partsMessages)
  const both = { hint: words.hint, error: words.wrong }
  return (
    <>
      <Part file="src/ui/form/field.tsx">
        <Fields>
          <TextField label={words.name} defaultValue={words.bag} />
          <TextField label={words.name} placeholder={words.bag} optional hint={words.hint} />
          <TextField label={words.name} {...both} />
          <TextField label={words.disabled} defaultValue={words.bag} disabled />
          <TextField label={words.readOnly} defaultValue={words.bag} readOnly />
          <TextField label={words.hiddenLabel} placeholder={words.hiddenLabel} hideLabel />
          <NumberField label={words.number} defaultValue="12" />
          <NumberField label={words.decimal} defaultValue="12.500" decimal error={words.wrong} />
          <SelectField label={words.size} defaultValue="b">
            <option value="a">{words.small}</option>
            <option value="b">{words.big}</option>
          </SelectField>
          <SelectField label={words.size} error={words.wrong}>
            <option>{words.small}</option>
          </SelectField>
          <SelectField label={words.disabled} disabled>
            <option>{words.small}</option>
          </SelectField>
          <Field label={words.ownControl} hint={words.hint}>
            {(wiring) => <input type="range" {...wiring} className="w-full" />}
          </Field>
          <TextArea label={words.text} defaultValue={words.sentence} />
          <TextArea label={words.text} {...both} optional />
        </Fields>
      </Part>
      <Part file="src/ui/choose-box.tsx">
        <State name={words.size}>
          <ChooseBox aria-label={words.big} defaultChecked />
          <ChooseBox aria-label={words.size} some />
          <ChooseBox aria-label={words.small} />
          <ChooseAllBox label={words.big} />
        </State>
      </Part>
      <Part file="src/ui/form/picture-picker.tsx">
        <Fields>
          <Field label={words.picture}>{(wiring) => <PicturePicker {...wiring} attached={false} />}</Field>
          <Field label={words.picture} error={words.wrong}>
            {(wiring) => <PicturePicker {...wiring} attached />}
          </Field>
        </Fields>
      </Part>
      <Part file="src/ui/form/field-notes.tsx">
        <State name={words.withHint}>
          <Notes hint={words.hint} />
        </State>
        <State name={words.wrong}>
          <Notes error={words.wrong} />
        </State>
        <State name={words.longText} wide>
          <Notes hint={words.long} error={words.long} />
        </State>
      </Part>
      <Part file="src/ui/form/required-mark.tsx">
        <p>
          <RequiredMark>{words.name}</RequiredMark>
        </p>
      </Part>
      <Part file="src/ui/form/check-choice.tsx">
        <State name={words.plain}>
          <Checks name="checks" hint={words.hint} />
        </State>
        <State name={words.wrong}>
          <Checks name="wrong-checks" error={words.wrong} />
        </State>
      </Part>
      <Part file="src/ui/form/choice-cards.tsx">
        <State name={words.plain} wide>
          <Cards name="cards" hint={words.hint} />
        </State>
        <State name={words.wrong} wide>
          <Cards name="wrong-cards" required error={words.wrong} />
        </State>
      </Part>
      <Part file="src/ui/form/pill-choice.tsx">
        <State name={words.plain}>
          <Pills name="pills" />
        </State>
        <State name={words.wrong}>
          <Pills name="wrong-pills" error={words.wrong} />
        </State>
        <State name={words.hiddenLabel}>
          <Pills name="bare-pills" hideLegend />
        </State>
      </Part>
      <Part file="src/ui/form/quantity.tsx">
        <State name={words.free}>
          <Counted from={2} />
        </State>
        <State name={words.least}>
          <Counted from={1} />
        </State>
        <State name={words.most}>
          <Counted from={99} />
        </State>
      </Part>
      <Part file="src/ui/form/draft-offer.tsx">
        <DraftOffer draft={{ offered: true, restore: () => {}, drop: () => {} }} />
      </Part>
      <Part file="src/ui/form/form-foot.tsx">
        <div className="grid w-full gap-4">
          <FormFoot failure={words.sentence} back={words.link} onBack={() => undefined} busy={false}>
            {words.order}
          </FormFoot>
        </div>
      </Part>
      <Part file="src/ui/form/save-file-button.tsx">
        <SaveFileButton path="/" name="page.html" failed={{ title: words.number }}>
          {words.number}
        </SaveFileButton>
      </Part>
      <Part file="src/ui/form/copy-button.tsx">
        <CopyButton text="0123 4567 8901" what={words.number} />
      </Part>
    </>
  )
}

function Fields({ children }: { children: ReactNode }) {
  return <div className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}

function Notes(notes: { hint?: string; error?: string }) {
  const id = useId()
  const words = useMessages(partsMessages)
  return (
    <>
      <input className="control mb-1.5" aria-label={words.name} aria-describedby={notesOf(id, notes)} />
      <FieldNotes id={id} {...notes} />
    </>
  )
}

function Checks({ name, ...notes }: { name: string; hint?: string; error?: string }) {
  const words = useMessages(partsMessages)
  const checks = [words.small, words.big, words.bag].map((label) => ({ value: label, label }))
  return <CheckChoice legend={words.size} checks={checks} box={{ name }} {...notes} />
}

function Cards(props: Pick<ComponentProps<typeof ChoiceCards>, 'name' | 'hint' | 'error' | 'required'>) {
  const words = useMessages(partsMessages)
  const [value, setValue] = useState<string | undefined>(props.error ? undefined : 'a')
  const choices = [
    { value: 'a', label: words.small, text: words.sentence, aside: <Price amount={1.5} /> },
    { value: 'b', label: words.big, aside: <Price amount={2} /> },
    { value: 'c', label: words.disabled, text: words.hint, disabled: true },
  ]
  return (
    <ChoiceCards
      legend={words.size}
      {...props}
      choices={choices}
      value={value}
      onChoose={setValue}
      className="max-w-md"
    />
  )
}

function Pills(props: Pick<ComponentProps<typeof PillChoice>, 'name' | 'error' | 'hideLegend'>) {
  const words = useMessages(partsMessages)
  const [value, setValue] = useState<string | undefined>(props.error ? undefined : 'a')
  const pills = [
    { value: 'a', label: words.small },
    { value: 'b', label: words.big },
    { value: 'c', label: words.disabled, disabled: true },
  ]
  return <PillChoice legend={words.size} {...props} pills={pills} value={value} onChoose={setValue} />
}

function Counted({ from }: { from: number }) {
  const words = useMessages(partsMessages)
  const [value, setValue] = useState(from)
  return <Quantity value={value} onChange={setValue} label={`${words.bag} ${from}`} />
}
