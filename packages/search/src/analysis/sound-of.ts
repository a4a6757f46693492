import { transliterate } from 'transliteration'
import { fold } from './fold.ts'
import { hasHan } from './segment-chinese.ts'

/** How Chinese signs are said, without tones: what stands for another word by a slip of the input method sounds like it. */
export function soundOf(text: string): string {
  // Said in two ways elsewhere, in a shop of clothes only in one: 牛仔.
  const spoken = hasHan(text) ? transliterate(text.replaceAll('仔', ' zai ')) : text
  return fold(spoken).replace(/[^a-z]/g, '')
}
