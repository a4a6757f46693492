import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { DocumentInput, EngineOptions } from '../../port.ts'
import { aDocument, aRequest } from '../../testing/a-document.ts'
import { documents, requests, STORES } from '../../testing/arbitraries.ts'
import { bruteForceSearch } from '../../testing/brute-force.ts'
import { SYNTHETIC_STORES, syntheticDocument } from '../../testing/synthetic-documents.ts'
import { wideQuestion } from '../../testing/wide-questions.ts'
import { buildMemoryEngine } from '../build-memory-engine.ts'
import { type MemoryEngine, readMemoryEngine } from '../create-memory-engine.ts'
import { TornFile } from './array-reader.ts'

const LANGUAGES = ['en', 'de', 'ru', 'zh']
const OPTIONS = { languages: ['en'], stores: [...STORES] }
const folder = mkdtempSync(join(tmpdir(), 'vitrine-kept-'))
const path = join(folder, 'engine')
afterAll(() => rmSync(folder, { recursive: true }))

const wanted = async () => true

async function keptAndRead(engine: MemoryEngine, options: EngineOptions = OPTIONS): Promise<MemoryEngine> {
  await engine.warmUp()
  expect(await engine.keep({ path, note: { of: 'today' } })).toBe(true)
  const read = await readMemoryEngine(path, options, wanted)
  expect(read?.note).toEqual({ of: 'today' })
  return read?.engine as MemoryEngine
}

describe('an engine read from a file', () => {
  it('answers as if every document were looked at, also once it is changed', async () => {
    const change = fc.record({
      remove: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 9 }),
      upsert: documents,
    })
    await fc.assert(
      fc.asyncProperty(documents, fc.tuple(change, change), requests, async (first, changes, question) => {
        const [before, after] = changes
        const built = await buildMemoryEngine(first, OPTIONS)
        const left = new Map(first.map((document) => [document.id, document]))
        await changed(built, left, before)
        const read = await keptAndRead(built)
        expect(read.search(question)).toEqual(bruteForceSearch([...left.values()], question))
        await changed(read, left, after)
        expect(read.search(question)).toEqual(bruteForceSearch([...left.values()], question))
        await read.compact()
        expect(read.search(question)).toEqual(bruteForceSearch([...left.values()], question))
      }),
      { numRuns: 60 },
    )
  })

  it('answers many questions, words and beginnings of words as the one that was built', async () => {
    const options = { languages: LANGUAGES, stores: SYNTHETIC_STORES }
    const built = await buildMemoryEngine(synthetic(1, 4_000), options)
    for (let id = 1; id < 4_000; id += 11)
      built.upsert(syntheticDocument(id, { seed: 7, languages: LANGUAGES }))
    const read = await keptAndRead(built, options)
    expect(read.size).toBe(built.size)
    for (let seed = 1; seed <= 150; seed++) {
      const question = wideQuestion(seed, 4_000)
      expect(read.search(question)).toEqual(built.search(question))
    }
    for (const language of LANGUAGES) await expectSameWords(read, built, language)
    // Both go on alike, also where lists outgrow the room they have.
    for (const engine of [read, built]) await engine.apply({ upsert: [...synthetic(3_900, 4_600)] })
    for (const language of LANGUAGES) await expectSameWords(read, built, language)
    for (let seed = 200; seed <= 240; seed++) {
      const question = wideQuestion(seed, 4_600)
      expect(read.search(question)).toEqual(built.search(question))
    }
  })

  it('is of the moment it was asked to be kept, whatever comes while it is written', async () => {
    const name = (id: number, en: string) => aDocument({ id, texts: { en: { name: en } } })
    const engine = await buildMemoryEngine([name(1, 'felt cap'), name(2, 'straw hat')], OPTIONS)
    await engine.warmUp()
    const keeping = engine.keep({ path, note: {} })
    await engine.apply({ upsert: [name(1, 'silk cap'), name(3, 'wool hat')], remove: [2] })
    await engine.warmUp()
    await keeping
    const { engine: read } = (await readMemoryEngine(path, OPTIONS, wanted)) ?? {}
    const idsOf = (text: string) => read?.search(aRequest({ text })).hits.map(({ id }) => id)
    expect(['cap', 'hat', 'silk', 'wool'].map(idsOf)).toEqual([[1], [2], [], []])
    await read?.apply({ upsert: [name(4, 'wool scarf')] })
    await read?.warmUp()
    expect(['felt', 'wool', 'silk'].map(idsOf)).toEqual([[1], [4], []])
  })

  it('is not kept before its words are read', async () => {
    const engine = await buildMemoryEngine([aDocument({ id: 1, texts: { en: { name: 'cap' } } })], OPTIONS)
    expect(await engine.keep({ path, note: {} })).toBe(false)
  })
})

describe('a file', () => {
  it('that is torn anywhere is known for it', async () => {
    const engine = await buildMemoryEngine(synthetic(1, 60), { languages: ['en'], stores: SYNTHETIC_STORES })
    await engine.warmUp()
    await engine.keep({ path, note: {} })
    const whole = readFileSync(path)
    const options = { languages: ['en'], stores: SYNTHETIC_STORES }
    const read = () => readMemoryEngine(path, options, wanted)
    for (const share of [0, 0.001, 0.3, 0.7, 0.999]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)))
      await expect(read()).rejects.toThrow(TornFile)
      const other = Buffer.from(whole)
      const at = Math.floor((whole.length - 33) * share)
      other[at] = (other[at] as number) ^ 0xff
      writeFileSync(path, other)
      // Between two arrays there is room that means nothing.
      await read().then(
        (found) => expect(found?.engine.size).toBe(engine.size),
        (error) => expect(error).toBeInstanceOf(TornFile),
      )
    }
    writeFileSync(path, whole)
    expect((await read())?.engine.size).toBe(engine.size)
  })

  it('of other languages, or that is not wanted, is let be', async () => {
    const engine = await buildMemoryEngine([aDocument({ id: 1 })], OPTIONS)
    await engine.keep({ path, note: { of: 'yesterday' } })
    expect(await readMemoryEngine(path, { ...OPTIONS, languages: ['de'] }, wanted)).toBeUndefined()
    expect(await readMemoryEngine(path, OPTIONS, async ({ of }) => of === 'today')).toBeUndefined()
  })

  it('stays as it was when the next one is not finished', async () => {
    const engine = await buildMemoryEngine([aDocument({ id: 1 })], OPTIONS)
    await engine.keep({ path, note: { is: 'first' } })
    await engine.apply({ upsert: [aDocument({ id: 2 })] })
    const keeping = engine.keep({ path, note: { is: 'second' }, signal: AbortSignal.abort() })
    await expect(keeping).rejects.toThrow('abort')
    expect(readdirSync(folder)).toEqual(['engine'])
    expect(await readMemoryEngine(path, OPTIONS, wanted)).toMatchObject({ note: { is: 'first' } })
  })
})

type Change = { remove: number[]; upsert: DocumentInput[] }

async function changed(
  engine: MemoryEngine,
  left: Map<number, DocumentInput>,
  change: Change,
): Promise<void> {
  const upsert = change.upsert.slice(0, 8)
  await engine.apply({ remove: change.remove, upsert })
  for (const id of change.remove) left.delete(id)
  for (const document of upsert) left.set(document.id, document)
}

function* synthetic(from: number, to: number): Generator<DocumentInput> {
  for (let id = from; id <= to; id++) yield syntheticDocument(id, { languages: LANGUAGES })
}

const TEXTS = [
  'linen jaket',
  'dress',
  'P3-17',
  'wool coat red',
  '红色连衣裙',
  'kleid',
  'платье',
  'xqzzt',
  'blak shirt',
]
const BEGINNINGS = ['li', 'dre', 'p3-1', 'вер', '连', 'shrit', 'kl', 'кл']

async function expectSameWords(read: MemoryEngine, built: MemoryEngine, language: string): Promise<void> {
  const view = { store: SYNTHETIC_STORES[0] as string, language }
  for (const text of TEXTS) {
    const question = aRequest({ ...view, text, facets: [{ field: 'color', size: 9 }] })
    expect(await read.answer(question)).toEqual(await built.answer(question))
  }
  for (const prefix of BEGINNINGS) {
    const asked = { ...view, prefix, size: 20, scope: { field: 'category_ids', size: 5 } }
    expect(await read.suggest(asked)).toEqual(await built.suggest(asked))
  }
}
