// A catalogue as a file has it: what is known of the slots there are at this moment. What comes while it is written stands
// behind them, and is left out.
import type { Catalogue } from '../catalogue.ts'
import type { KeptRows } from '../columns/child-combinations.ts'
import type { TermColumn } from '../columns/term-column.ts'
import { IMPACT_BITS, type TextIndex } from '../text/text-index.ts'
import type { ArrayWriter, Numbers, Place } from './array-writer.ts'
import { type KeptPostings, keepPostings } from './kept-postings.ts'
import { keepTexts } from './texts.ts'

type Of<Type extends Place['type']> = Place & { type: Type }
export type KeptTerms = {
  values: string[]
  arrays: { single: Of<'u16' | 'u32'> } | { starts: Of<'u32'>; many: Of<'u16' | 'u32'> }
  postings: KeptPostings
}
export type KeptWords = {
  documents: number
  postings: KeptPostings
  words: Of<'u8'>
  keys: Of<'u32'>
  surfaces: Of<'u8'>
  shown: Of<'u8'>
  shownKeys: Of<'u32'>
  sounds: [string, { word: string; key: number }[]][]
}
type Named<T> = [name: string, kept: T][]
export type KeptCatalogue = {
  alive: Of<'u8'>
  ids: Of<'f64'>
  terms: Named<KeptTerms>
  numbers: Named<Of<'f64'>>
  prices: Named<Of<'u32'>>
  children: KeptTerms & { rows: KeptRows }
  texts: Named<KeptWords>
  book: { nextKey: number; arrays: Named<Place> }
}

/** Notes what there is now; it is written later. */
export function keepCatalogue(catalogue: Catalogue): (writer: ArrayWriter) => Promise<KeptCatalogue> {
  const noted: Noted = {
    slots: catalogue.slots,
    alive: catalogue.aliveBelow(catalogue.slots),
    documents: new Map([...catalogue.texts].map(([language, index]) => [language, index.documents])),
  }
  return (writer) => writeColumns(catalogue, noted, writer)
}

type Noted = { slots: number; alive: Uint8Array; documents: ReadonlyMap<string, number> }

async function writeColumns(
  catalogue: Catalogue,
  { slots, alive, documents }: Noted,
  writer: ArrayWriter,
): Promise<KeptCatalogue> {
  const { ids, terms, numbers, prices, children, texts } = catalogue
  const add = async <T extends Numbers>(array: T) => (await writer.add(array)) as never
  const below = (values: Float64Array | Uint32Array) => values.subarray(0, slots)
  return {
    alive: await add(alive),
    ids: await add(below(ids.values)),
    terms: await each([...terms], (column) => keepTerms(column, slots, writer)),
    numbers: await each([...numbers], ({ values }) => add(below(values))),
    prices: await each([...prices], ({ values }) => add(below(values))),
    children: { ...(await keepTerms(children.column, slots, writer)), rows: children.listed() },
    texts: await each([...texts], async (index, language) => ({
      documents: documents.get(language) ?? 0,
      postings: await keepPostings(index.postings, slots * 2 ** IMPACT_BITS, writer),
      ...(await keepWords(index, writer)),
    })),
    // The last of all: keys of every word above are given out by now.
    book: await keepBook(texts, writer),
  }
}

async function keepTerms(column: TermColumn, slots: number, writer: ArrayWriter): Promise<KeptTerms> {
  const values = [...column.dictionary.values]
  const arrays = column.arraysBelow(slots)
  const places = await each(Object.entries(arrays), (array) => writer.add(array))
  const postings = await keepPostings(column.postings, slots, writer)
  return { values, arrays: Object.fromEntries(places) as KeptTerms['arrays'], postings }
}

async function keepWords({ vocabulary }: TextIndex, writer: ArrayWriter) {
  const { words, surfaces, sounds } = vocabulary.listed()
  const keysOf = (of: readonly { key: number }[]) => Uint32Array.from(of, ({ key }) => key)
  return {
    words: await keepTexts(
      words.map(({ word }) => word),
      writer,
    ),
    keys: (await writer.add(keysOf(words))) as Of<'u32'>,
    surfaces: await keepTexts(
      surfaces.map(({ word }) => word),
      writer,
    ),
    shown: await keepTexts(
      surfaces.map(({ shown }) => shown),
      writer,
    ),
    shownKeys: (await writer.add(keysOf(surfaces))) as Of<'u32'>,
    sounds,
  }
}

async function keepBook(
  texts: ReadonlyMap<string, TextIndex>,
  writer: ArrayWriter,
): Promise<KeptCatalogue['book']> {
  const [index] = texts.values()
  const { nextKey, arrays } = index?.vocabulary.book.listed() ?? { nextKey: 0, arrays: {} }
  return { nextKey, arrays: await each(Object.entries(arrays), (array) => writer.add(array)) }
}

async function each<T, Kept>(
  named: readonly (readonly [string, T])[],
  keep: (one: T, name: string) => Promise<Kept>,
): Promise<Named<Kept>> {
  const kept: Named<Kept> = []
  for (const [name, one] of named) kept.push([name, await keep(one, name)])
  return kept
}
