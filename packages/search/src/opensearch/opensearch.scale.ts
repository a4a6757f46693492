import { Client } from '@opensearch-project/opensearch'
import { describe, inject } from 'vitest'
import { describeChanges } from '../testing/contract/describe-changes.ts'
import { describeFilters } from '../testing/contract/describe-filters.ts'
import { describeText } from '../testing/contract/describe-text.ts'
import type { OpenCatalogue } from '../testing/contract/open-catalogue.ts'
import { createOpenSearchEngine } from './create-opensearch-engine.ts'
import { fillIndices } from './index/fill-indices.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Nodes of a cluster started for the suite, by commas. */
    searchUrl: string
  }
}

const client = new Client({ nodes: inject('searchUrl').split(',') })
let opened = 0

const open: OpenCatalogue = async (documents, { views, childFields }) => {
  opened += 1
  const prefix = `contract-${opened}`
  await fillIndices(documents, { client, prefix, generation: '1', views, childFields })
  return {
    engine: createOpenSearchEngine({ client, prefix, views, childFields }),
    close: async () => {
      await client.indices.delete({ index: `${prefix}-*` })
    },
  }
}

describe('the engine in OpenSearch', () => {
  describeFilters(open)
  describeChanges(open)
  describeText(open)
})
