export type TextPart = { text: string; isTyped: boolean }

/** What was typed stays plain, the rest is what the suggestion adds. */
export function textParts(label: string, typed: string): TextPart[] {
  const wanted = asTyped(typed.trim()).text
  const { text, places } = asTyped(label)
  const at = wanted === '' ? -1 : text.indexOf(wanted)
  const start = places[at]
  if (start === undefined) return [{ text: label, isTyped: false }]
  const end = places[at + wanted.length] ?? label.length
  const parts = [
    { text: label.slice(0, start), isTyped: false },
    { text: label.slice(start, end), isTyped: true },
    { text: label.slice(end), isTyped: false },
  ]
  return parts.filter((part) => part.text !== '')
}

const WORD_JOINER = '\u2060'
const HARD_SPACE = '\u00a0'

/** As a keyboard would write it, and where in the label each letter stands: nobody types what holds a line together. */
function asTyped(label: string): { text: string; places: number[] } {
  const places: number[] = []
  let text = ''
  for (let at = 0; at < label.length; at++) {
    const letter = label.charAt(at)
    if (letter === WORD_JOINER) continue
    const small = letter.toLocaleLowerCase()
    places.push(at)
    // Lower case may be longer than what it stands for.
    text += letter === HARD_SPACE ? ' ' : small.length === 1 ? small : letter
  }
  return { text, places }
}
