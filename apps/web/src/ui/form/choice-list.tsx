import { ChoiceBox, type ChoiceItem } from './choice-box.tsx'

type ChoiceListProps = {
  legend: string
  items: readonly ChoiceItem[]
  chosen: string | undefined
  onChoose(key: string): void
}

/** One of several. */
export function ChoiceList({ legend, items, chosen, onChoose }: ChoiceListProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <ChoiceBox type="radio" items={items} isChosen={(key) => key === chosen} onPick={onChoose} />
    </fieldset>
  )
}
