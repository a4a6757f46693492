import type { DocumentInput, EngineOptions } from '../port.ts'
import { createMemoryEngine, type MemoryEngine } from './create-memory-engine.ts'
import { slicing } from './time-slices.ts'

/**
 * Fills a new engine document by document, giving way to the event loop every few milliseconds. It answers at once; words
 * are read when somebody asks for them, or by `warmUp`.
 */
export async function buildMemoryEngine(
  documents: AsyncIterable<DocumentInput> | Iterable<DocumentInput>,
  options: EngineOptions,
): Promise<MemoryEngine> {
  const engine = createMemoryEngine(options)
  const pause = slicing()
  for await (const document of documents) {
    engine.upsert(document)
    const turn = pause()
    if (turn) await turn
  }
  return engine
}
