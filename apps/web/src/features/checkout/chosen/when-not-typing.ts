/** Into a field somebody is in, nothing is written: what they go on to type would stand behind it. It waits until they leave. */
export function whenNotTyping(
  isMeant: (autocomplete: string) => boolean,
  write: () => void,
): (() => void) | undefined {
  const field = document.activeElement
  const autocomplete = field?.getAttribute('autocomplete')
  if (!field || !autocomplete || !isMeant(autocomplete)) {
    write()
    return undefined
  }
  field.addEventListener('blur', write, { once: true })
  return () => field.removeEventListener('blur', write)
}
