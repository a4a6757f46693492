import type { StoreCode } from '@vitrine/domain/store/store-view'
import { type Attribute, AttributeIndex } from '../attribute-index.ts'
import { type CategoryNode, CategoryTree } from '../category-tree.ts'
import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import { isPricedAlike, type Tables } from '../renew/compare-tables.ts'
import { codeStamp } from './code-stamp.ts'
import type { Marks } from './keep-queries.ts'

type Told = Pick<Tables, 'categories' | 'categoriesVersion' | 'attributes' | 'attributesVersion'>
type Priced = Pick<Tables, 'taxRules' | 'stores'> & { settings: [StoreCode, object][] }

/** What an engine on disk stands on, as json. */
export type KeptNote = {
  code: string
  marks: Marks
  newestSeq: number
  seen: number[]
  categories: CategoryNode[]
  categoriesVersion: number
  attributes: Attribute[]
  attributesVersion: number
  priced: Priced
}

export function noteOf(snapshot: LoadedSnapshot, marks: Marks): KeptNote {
  const { categories, attributes, taxRules, stores, settings, seenChanges } = snapshot
  return {
    code: codeStamp(),
    marks,
    newestSeq: seenChanges.newest,
    seen: seenChanges.recent,
    categories: categories.list,
    categoriesVersion: snapshot.categoriesVersion,
    attributes: [...attributes.list],
    attributesVersion: snapshot.attributesVersion,
    priced: { taxRules, stores, settings: [...settings] as Priced['settings'] },
  }
}

export function toldBy(note: KeptNote): Told {
  const { categoriesVersion, attributesVersion } = note
  return {
    ...{ categoriesVersion, attributesVersion },
    categories: new CategoryTree(note.categories),
    attributes: new AttributeIndex(note.attributes),
  }
}

export function isPricedAs({ priced }: KeptNote, tables: Tables): boolean {
  const settings = new Map(priced.settings) as unknown as Tables['settings']
  return isPricedAlike({ ...priced, settings }, tables)
}
