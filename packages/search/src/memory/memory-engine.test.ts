import { describe } from 'vitest'
import { describeChanges } from '../testing/contract/describe-changes.ts'
import { describeFilters } from '../testing/contract/describe-filters.ts'
import { describeText } from '../testing/contract/describe-text.ts'
import type { OpenCatalogue } from '../testing/contract/open-catalogue.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'

const open: OpenCatalogue = async (documents, { views }) => ({
  engine: await buildMemoryEngine(documents, {
    stores: views.map(({ store }) => store),
    languages: [...new Set(views.map(({ language }) => language))],
  }),
  close: async () => {},
})

describe('the engine in memory', () => {
  describeFilters(open)
  describeChanges(open)
  describeText(open)
})
