import type { Generated } from 'kysely'

type SearchWordTable = {
  search_word_id: Generated<number>
  language: string
  kind: 'same' | 'ignored' | 'unfiltered' | 'negation' | 'unsold' | 'page'
  words: string[]
  narrower: Generated<string[]>
  origin: Generated<'seed' | 'owner'>
  is_active: Generated<boolean>
  change: Generated<number>
}

type SearchWordSeedTable = {
  language: string
  checksum: string
}

export type SearchSchema = {
  search_word: SearchWordTable
  search_word_seed: SearchWordSeedTable
}
