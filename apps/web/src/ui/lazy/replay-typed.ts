type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a person typed or ticked in the server's HTML before it listened is told to the part once it does. React takes
 * the field as it finds it and would never hear of it; the next drawing would put the field back to what React knows.
 * All is read before any is told, for that drawing comes with the first telling. One is told when the last is drawn, for what holds
 * several of them knows of the others only then.
 */
export async function replayTyped(part: ParentNode): Promise<void> {
  const replays = [...part.querySelectorAll<Field>('input, textarea, select')].flatMap(
    (one) => read(one) ?? [],
  )
  for (const replay of replays) {
    await undefined
    replay()
  }
  await undefined
}

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
    field.dispatchEvent(new Event('change', { bubbles: true }))
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

/** The value is set twice: on the field, where React notes it, and past React, so that the event brings it news. */
function replayWritten(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
