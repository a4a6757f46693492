import type { Client } from '@opensearch-project/opensearch'
import { describe, expect, it } from 'vitest'
import { SearchTimedOut } from '../port.ts'
import { aRequest } from '../testing/a-document.ts'
import { createOpenSearchEngine } from './create-opensearch-engine.ts'

describe('a node that takes questions about words and never answers', () => {
  const search = () => new Promise<never>(() => {})
  const views = [{ store: 'eu', language: 'en' }]
  const engine = createOpenSearchEngine({
    ...{ client: { search } as unknown as Client, prefix: 'shop', views, childFields: [] },
  })
  const limits = { timeoutMs: 1 }

  it('keeps nobody who searches', async () => {
    await expect(engine.answer(aRequest({ text: 'shirt' }), limits)).rejects.toThrow(SearchTimedOut)
  })

  it('keeps nobody who types', async () => {
    const typing = { store: 'eu', language: 'en', prefix: 'shi', size: 5 }
    await expect(engine.suggest(typing, limits)).rejects.toThrow(SearchTimedOut)
  })
})
