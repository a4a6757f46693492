import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { MemoryEngine } from '@vitrine/search/memory/create-memory-engine'
import { SYNTHETIC_STORES, syntheticDocuments } from '@vitrine/search/testing/synthetic-documents'

/** The engine with so many invented products, in one language. */
export async function engineOf(products: number): Promise<MemoryEngine> {
  const options = { languages: ['en'], stores: SYNTHETIC_STORES }
  const engine = await buildMemoryEngine(syntheticDocuments(products), options)
  await engine.warmUp()
  return engine
}
