import { describe, expect, it, vi } from 'vitest'
import { aDocument, aRequest } from '../testing/a-document.ts'
import { buildMemoryEngine } from './build-memory-engine.ts'

const OPTIONS = { languages: ['en', 'zh'], stores: ['eu'] }
const DRESSES = Array.from({ length: 200 }, (_, at) =>
  aDocument({
    id: at + 1,
    texts: { en: { name: at % 2 === 0 ? 'Linen dress' : 'Velvet coat' }, zh: { name: '亚麻连衣裙' } },
  }),
)
const LINEN = DRESSES.filter((_, at) => at % 2 === 0).map(({ id }) => id)

const open = () => buildMemoryEngine(DRESSES, OPTIONS)
const ask = (text: string, language = 'en') =>
  aRequest({ text, language, size: DRESSES.length + 1, sort: [{ field: 'id', direction: 'asc' }] })
const idsOf = ({ hits }: { hits: readonly { id: number }[] }) =>
  hits.map(({ id }) => id).sort((a, b) => a - b)

describe('texts that nobody has read yet', () => {
  it('are found by the first question', async () => {
    const engine = await open()
    expect(idsOf(await engine.answer(ask('linen')))).toEqual(LINEN)
    expect(idsOf(await engine.answer(ask('连衣裙', 'zh')))).toHaveLength(DRESSES.length)
  })

  it('are all found by each of several first questions, while they are read ahead', async () => {
    const engine = await open()
    const reading = engine.warmUp()
    const answers = await Promise.all(
      [ask('linen'), ask('linen dress'), ask('dress')].map((one) => engine.answer(one)),
    )
    expect(answers.map(idsOf)).toEqual([LINEN, LINEN, LINEN])
    await reading
    expect(idsOf(await engine.answer(ask('连衣裙', 'zh')))).toHaveLength(DRESSES.length)
  })

  it('take nothing from the time of who asks first', async () => {
    let now = 0
    // As on a machine with other work: every look at the clock finds it 5 ms later.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
    const limits = { timeoutMs: DRESSES.length * 4 }
    const soon = { store: 'eu', language: 'en', prefix: 'lin', size: 5 }
    const engines = [await open(), await open()] as const
    expect((await engines[0].suggest(soon, limits)).texts).toHaveLength(1)
    expect(idsOf(await engines[1].answer(ask('linen'), limits))).toEqual(LINEN)
    vi.restoreAllMocks()
  })

  it('are completed while somebody types', async () => {
    const engine = await open()
    const { texts } = await engine.suggest({ store: 'eu', language: 'en', prefix: 'lin', size: 5 })
    expect(texts).toEqual([{ text: 'linen', count: LINEN.length }])
  })

  it('answer in the language that has some, where the own has none', async () => {
    const engine = await buildMemoryEngine(
      DRESSES.map(({ texts, ...others }) => ({ ...others, texts: { en: texts.en ?? {} } })),
      OPTIONS,
    )
    expect(idsOf(await engine.answer(ask('linen', 'zh')))).toEqual(LINEN)
  })

  it('go along when the dead are thrown out, and when a product changes or comes', async () => {
    const engine = await open()
    await engine.apply({
      remove: [1],
      upsert: [
        aDocument({ id: 3, texts: { en: { name: 'Wool scarf' } } }),
        aDocument({ id: 999, texts: { en: { name: 'Linen shirt' } } }),
      ],
    })
    await engine.compact()
    expect(idsOf(await engine.answer(ask('linen')))).toEqual([
      ...LINEN.filter((id) => id !== 1 && id !== 3),
      999,
    ])
    expect(idsOf(await engine.answer(ask('scarf')))).toEqual([3])
  })
})
