import type { DocumentInput, SearchRequest } from '../port.ts'

/** A simple product sold everywhere, for tests to override. */
export function aDocument(overrides: Partial<DocumentInput> & { id: number }): DocumentInput {
  return { terms: {}, numbers: {}, prices: { eu: 1000 }, variants: [], texts: {}, ...overrides }
}

/** A question that asks for everything. */
export function aRequest(overrides: Partial<SearchRequest> = {}): SearchRequest {
  return {
    ...{ store: 'eu', language: 'en', base: [], selected: [], facets: [], sort: [], from: 0, size: 50 },
    ...overrides,
  }
}
