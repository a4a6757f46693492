export type TextPart = { text: string; isTyped: boolean }

/** What was typed stays plain, the rest is what the suggestion adds. */
export function textParts(label: string, typed: string): TextPart[] {
  const wanted = typed.trim()
  const at = wanted === '' ? -1 : label.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase())
  // Lower case may be longer than what it stands for; then nothing is marked rather than the wrong letters.
  if (at < 0 || label.toLocaleLowerCase().length !== label.length) return [{ text: label, isTyped: false }]
  const end = at + wanted.length
  const parts = [
    { text: label.slice(0, at), isTyped: false },
    { text: label.slice(at, end), isTyped: true },
    { text: label.slice(end), isTyped: false },
  ]
  return parts.filter(({ text }) => text !== '')
}
