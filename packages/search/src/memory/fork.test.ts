import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Changes, DocumentInput } from '../port.ts'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { documents, requests, STORES } from '../testing/arbitraries.ts'
import { bruteForceSearch } from '../testing/brute-force.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'
import type { MemoryEngine } from './create-memory-engine.ts'

const OPTIONS = { languages: ['en'], stores: [...STORES] }

type Shown = { engine: MemoryEngine; catalogue: DocumentInput[] }

async function next({ engine, catalogue }: Shown, { remove = [], upsert = [] }: Changes): Promise<Shown> {
  const fork = await engine.fork()
  if (!fork) throw new Error('It was forked before.')
  await fork.apply({ remove, upsert })
  const left = new Map(catalogue.map((document) => [document.id, document]))
  for (const id of remove) left.delete(id)
  for (const document of upsert) left.set(document.id, document)
  return { engine: fork, catalogue: [...left.values()] }
}

describe('a fork', () => {
  it('takes changes that the original does not see, generation after generation', async () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 9 })
    const changes = fc.record({ remove: ids, upsert: documents.map((all) => all.slice(0, 9)) })
    const generations = fc.array(changes, { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(documents, generations, requests, async (first, later, question) => {
        const shown = [{ engine: await buildMemoryEngine(first, OPTIONS), catalogue: first }]
        for (const change of later) shown.push(await next(shown.at(-1) as Shown, change))
        await shown.at(-1)?.engine.compact()
        for (const { engine, catalogue } of shown)
          expect(engine.search(question)).toEqual(bruteForceSearch(catalogue, question))
      }),
      { numRuns: 150 },
    )
  })

  it('has words of its own, and the original those from before', async () => {
    const said = (id: number, name: string) => aDocument({ id, texts: { en: { name } } })
    const engine = await buildMemoryEngine([said(1, 'felt cap'), said(2, 'straw hat')], OPTIONS)
    await engine.warmUp()
    const fork = await engine.fork()
    await fork?.apply({ upsert: [said(1, 'silk cap'), said(3, 'felt boots')], remove: [2] })
    const idsOf = async (asked: typeof fork, text: string) =>
      (await asked?.answer(aRequest({ text })))?.hits.map(({ id }) => id)
    expect(await Promise.all(['felt', 'straw', 'silk'].map((text) => idsOf(fork, text)))).toEqual([
      [3],
      [],
      [1],
    ])
    expect(await Promise.all(['felt', 'straw', 'silk'].map((text) => idsOf(engine, text)))).toEqual([
      [1],
      [2],
      [],
    ])
  })

  it('is the only one that may be changed', async () => {
    const engine = await buildMemoryEngine([aDocument({ id: 1 })], OPTIONS)
    const fork = await engine.fork()
    expect(await engine.fork()).toBeUndefined()
    await expect(engine.apply({ remove: [1] })).rejects.toThrow('no more changes')
    await fork?.apply({ remove: [1] })
    expect([engine.size, fork?.size]).toEqual([1, 0])
  })

  it('waits until the dead are cleared away', async () => {
    const engine = await buildMemoryEngine([aDocument({ id: 1 }), aDocument({ id: 2 })], OPTIONS)
    engine.remove(1)
    const clearing = engine.compact()
    const fork = await engine.fork()
    await clearing
    await fork?.apply({ upsert: [aDocument({ id: 3 })] })
    expect((await fork?.answer(aRequest()))?.hits.map(({ id }) => id)).toEqual([3, 2])
    expect((await engine.answer(aRequest())).hits.map(({ id }) => id)).toEqual([2])
  })
})
