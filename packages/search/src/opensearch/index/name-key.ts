import { fold } from '../../analysis/fold.ts'
import { soundOf } from '../../analysis/sound-of.ts'

const UKRAINIAN = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'
const FIRST_LETTER = 0x3041

/** What names are ordered by: letters in the order of the alphabet, Chinese as it is spoken. No letter order of a plugin's. */
export function nameKey(name: string, language: string): string {
  if (language === 'zh') return `${soundOf(name)} ${fold(name)}`
  if (language !== 'uk') return fold(name)
  return [...name.normalize('NFC').toLowerCase()].map(placeInAlphabet).join('')
}

function placeInAlphabet(letter: string): string {
  const at = UKRAINIAN.indexOf(letter)
  return at < 0 ? letter : String.fromCharCode(FIRST_LETTER + at)
}
