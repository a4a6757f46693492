import { loadData } from '../data/load-data.ts'

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(loadData<Record<string, string>>('american')),
)
// Longer phrases first, so that one is not taken for its last word.
const KNOWN = new RegExp(
  `(?<!\\p{L})(?:${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
  'giu',
)
const LENGTH = /((?:\d+(?:\.\d+)? (?:to|by) )?\d+(?:\.\d+)?)(\s)cm\b/g
const HEAT = /(\d+)(\s)°C/g

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whole inches of what is long, tenths of what is short. */
function toInches(cm: number): string {
  const inches = cm / 2.54
  return String(inches < 8 ? Math.round(inches * 10) / 10 : Math.round(inches))
}

/** An English text in American words, with inches and degrees Fahrenheit beside what was measured. */
export function spellAmerican(text: string): string {
  return text
    .replace(KNOWN, (found) => {
      const word = WORDS.get(found.toLowerCase()) ?? found
      return found.charAt(0) === found.charAt(0).toLowerCase() ? word : capitalized(word)
    })
    .replace(LENGTH, (found, given: string, space: string) => {
      const inches = given.replace(/\d+(?:\.\d+)?/g, (cm) => toInches(Number(cm)))
      return `${found} (${inches}${space}in)`
    })
    .replace(HEAT, (found, degrees: string, space: string) => {
      const fahrenheit = Math.round((Number(degrees) * 9) / 5 + 32)
      return `${found} (${fahrenheit}${space}°F)`
    })
}
