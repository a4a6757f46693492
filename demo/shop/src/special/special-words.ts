import { loadData } from '../data/load-data.ts'
import type { EveryLanguage } from '../words/localized.ts'

export type SpecialWords = { name: EveryLanguage; text: EveryLanguage }
type SpecialKey =
  | 'giftCard'
  | 'shirtPattern'
  | 'totePattern'
  | 'careGuide'
  | 'coldMorning'
  | 'weekend'
  | 'winterSet'
  | 'giftBox'
  | 'pearlPair'
  | 'forTheRoad'
  | 'eveningBox'
  | 'beaniePattern'
  | 'inkWool'
  | 'slateFlannel'

export const SPECIAL_WORDS = loadData<Record<SpecialKey, SpecialWords>>('specials')
