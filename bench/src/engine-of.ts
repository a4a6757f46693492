import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { CatalogueEngine } from '@vitrine/search/port'
import { SYNTHETIC_STORES, syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'

/** The engine with so many invented products, in one language. */
export function engineOf(products: number): Promise<CatalogueEngine> {
  return buildMemoryEngine(syntheticDocuments(products), { languages: ['en'], stores: SYNTHETIC_STORES })
}
