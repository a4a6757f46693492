import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CatalogueEngine, DocumentInput, EngineOptions } from '../port.ts'
import { createMemoryEngine } from './create-memory-engine.ts'

const SLICE_MS = 8

/** Fills a new engine document by document, giving way to the event loop every few milliseconds. */
export async function buildMemoryEngine(
  documents: AsyncIterable<DocumentInput> | Iterable<DocumentInput>,
  options: EngineOptions,
): Promise<CatalogueEngine> {
  const engine = createMemoryEngine(options)
  let pause = performance.now() + SLICE_MS
  for await (const document of documents) {
    engine.upsert(document)
    if (performance.now() < pause) continue
    await nextTurn()
    pause = performance.now() + SLICE_MS
  }
  return engine
}
