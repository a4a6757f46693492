import { hasHan, loadChinese } from '../analysis/segment-chinese.ts'
import type { DocumentInput, EngineOptions } from '../port.ts'
import { createMemoryEngine, type MemoryEngine } from './create-memory-engine.ts'
import { slicing } from './time-slices.ts'

/** Fills a new engine document by document, giving way to the event loop every few milliseconds. */
export async function buildMemoryEngine(
  documents: AsyncIterable<DocumentInput> | Iterable<DocumentInput>,
  options: EngineOptions,
): Promise<MemoryEngine> {
  const engine = createMemoryEngine(options)
  const pause = slicing()
  let knowsChinese = false
  for await (const document of documents) {
    if (!knowsChinese && isChinese(document)) {
      await loadChinese()
      knowsChinese = true
    }
    engine.upsert(document)
    const turn = pause()
    if (turn) await turn
  }
  return engine
}

function isChinese({ texts }: DocumentInput): boolean {
  return Object.values(texts).some((fields) => Object.values(fields).some(hasHan))
}
