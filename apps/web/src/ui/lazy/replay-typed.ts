type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a person typed or ticked in the server's HTML before it listened is told to the part once it does. React takes
 * the field as it finds it and would never hear of it; the next drawing would put the field back to what React knows.
 * All is read before any is told, for that drawing comes with the first telling. One is told when the last is drawn, for what holds
 * several of them knows of the others only then. The one somebody is in is told first, which no drawing has touched by then;
 * the others have been left, and are told that, too.
 */
export async function replayTyped(part: ParentNode): Promise<void> {
  const { activeElement: own } = document
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')]
  const replays = fields.map((field) => ({ field, replay: read(field) }))
  for (const { field, replay } of replays.sort((a, b) => Number(b.field === own) - Number(a.field === own))) {
    if (!replay) continue
    await undefined
    replay()
    if (field !== own) tell(field, 'focusout')
  }
  await undefined
}

const tell = (field: Field, kind: string) => field.dispatchEvent(new Event(kind, { bubbles: true }))

function read(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return readChosen(field)
  if (field.type === 'checkbox' || field.type === 'radio') return readTicked(field as HTMLInputElement)
  const { value: typed, defaultValue } = field
  return field.type === 'file' || typed === defaultValue ? undefined : () => replayWritten(field, typed)
}

function readChosen(field: HTMLSelectElement): (() => void) | undefined {
  const { value, options } = field
  const given = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]
  if (given?.value === value) return undefined
  return () => {
    field.value = value
    tell(field, 'change')
  }
}

function readTicked(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = field
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return undefined
  return () => {
    field.checked = defaultChecked
    field.click()
  }
}

/** What React last knew of a field: an event brings it news where the field holds something else. */
type Known = { _valueTracker?: { setValue(value: string): void } }

/** The field is left as it is, or a caret in its middle would go to its end, and a word half composed (拼音) would be cut off. */
function replayWritten(field: (HTMLInputElement | HTMLTextAreaElement) & Known, typed: string): void {
  // A drawing since has put it back.
  if (field.value !== typed) field.value = typed
  field._valueTracker?.setValue(field.defaultValue)
  tell(field, 'input')
}
