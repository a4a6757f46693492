import { loadData } from '../data/load-data.ts'
import type { ClothKey } from '../goods/good.ts'
import type { ClothFacts } from './cloth-facts.ts'

export const CLOTHS = loadData<Record<ClothKey, ClothFacts>>('cloths')
