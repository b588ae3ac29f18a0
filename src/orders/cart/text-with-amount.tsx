import { Price } from '#src/ui/price.tsx'

/** A sentence with an amount in it: `{}` in the text is where it stands. OMR. */
export function TextWithAmount({ text, amount }: { text: string; amount: number }) {
  const [before, after] = text.split('{}')
  return (
    <>
      {before}
      <Price amount={amount} />
      {after}
    </>
  )
}
