// What shoppers filter by, key and words in five languages. Brand names are the same everywhere.
import { loadData } from '../data/load-data.ts'
import { type EveryLanguage, inEveryLanguage } from '../words/localized.ts'

type Choices = Readonly<Record<string, EveryLanguage>>
export type ChoiceCode =
  | 'ptype'
  | 'gender'
  | 'collection'
  | 'material'
  | 'fit'
  | 'pattern'
  | 'season'
  | 'made_in'
  | 'care'

const brand = (name: string): EveryLanguage => inEveryLanguage(() => name)

export const BRANDS: Choices = {
  orsa: brand('Orsa'),
  kesten: brand('Kesten'),
  halma: brand('Halma'),
  braak: brand('Braak'),
  'tove-lind': brand('Tove Lind'),
  merrow: brand('Merrow'),
  sund: brand('Sund'),
  calder: brand('Calder'),
}

export const CHOICES = loadData<Record<ChoiceCode, Choices>>('choices')
