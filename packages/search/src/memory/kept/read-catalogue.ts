import type { FileHandle } from 'node:fs/promises'
import { Catalogue } from '../catalogue.ts'
import { ChildCombinations } from '../columns/child-combinations.ts'
import { Dictionary } from '../columns/dictionary.ts'
import { NumberColumn } from '../columns/number-column.ts'
import { PostingLists } from '../columns/posting-lists.ts'
import { PriceColumn } from '../columns/prices/price-column.ts'
import { TermColumn } from '../columns/term-column.ts'
import { CodeBook, type ListedBook } from '../text/codes/code-book.ts'
import { TextIndex } from '../text/text-index.ts'
import { Vocabulary } from '../text/vocabulary.ts'
import { runInSlices } from '../time-slices.ts'
import { readArray } from './array-reader.ts'
import type { KeptCatalogue, KeptTerms, KeptWords } from './keep-catalogue.ts'
import { type KeptPostings, poolOf } from './kept-postings.ts'
import { readTexts } from './texts.ts'

export async function readCatalogue(file: FileHandle, kept: KeptCatalogue): Promise<Catalogue> {
  const book = await readBook(file, kept.book)
  const columns = {
    ids: filled(new NumberColumn(), await readArray(file, kept.ids)),
    terms: await each(kept.terms, (one) => readTerms(file, one)),
    numbers: await each(kept.numbers, async (one) => filled(new NumberColumn(), await readArray(file, one))),
    prices: await each(kept.prices, async (one) => new PriceColumn(await readArray(file, one))),
    children: ChildCombinations.of(await readTerms(file, kept.children), kept.children.rows),
    texts: await each(kept.texts, (one, language) => readWords(file, one, new Vocabulary(language, book))),
  }
  return runInSlices(Catalogue.ofSteps(columns, await readArray(file, kept.alive)))
}

async function readBook(file: FileHandle, { nextKey, arrays }: KeptCatalogue['book']): Promise<CodeBook> {
  const read = await each(arrays, (place) => readArray(file, place))
  return CodeBook.of({ nextKey, arrays: Object.fromEntries(read) as ListedBook['arrays'] })
}

async function readTerms(file: FileHandle, kept: KeptTerms): Promise<TermColumn> {
  const { arrays } = kept
  const read =
    'single' in arrays
      ? { single: await readArray(file, arrays.single) }
      : { starts: await readArray(file, arrays.starts), many: await readArray(file, arrays.many) }
  return TermColumn.of(Dictionary.of(kept.values), await readPostings(file, kept.postings), read)
}

async function readPostings(file: FileHandle, kept: KeptPostings): Promise<PostingLists> {
  const places = await readArray(file, kept.places)
  const shared = await readArray(file, kept.shared)
  const own = await readArray(file, kept.own)
  return PostingLists.of(places, poolOf(places, { shared, own, end: kept.end }))
}

async function readWords(file: FileHandle, kept: KeptWords, vocabulary: Vocabulary): Promise<TextIndex> {
  const keys = await readArray(file, kept.keys)
  const shown = await readTexts(file, kept.shown)
  const shownKeys = await readArray(file, kept.shownKeys)
  const words = await readTexts(file, kept.words)
  const surfaces = await readTexts(file, kept.surfaces)
  const filling = vocabulary.fillSteps({
    words: words.map((word, at) => ({ word, key: keys[at] as number })),
    surfaces: surfaces.map((word, at) => ({
      word,
      shown: shown[at] as string,
      key: shownKeys[at] as number,
    })),
    sounds: kept.sounds,
  })
  await runInSlices(filling)
  const index = new TextIndex(vocabulary, await readPostings(file, kept.postings))
  index.documents = kept.documents
  return index
}

function filled(column: NumberColumn, values: NumberColumn['values']): NumberColumn {
  column.values = values
  return column
}

async function each<Kept, T>(
  named: readonly (readonly [string, Kept])[],
  read: (kept: Kept, name: string) => Promise<T>,
): Promise<Map<string, T>> {
  const all = new Map<string, T>()
  for (const [name, kept] of named) all.set(name, await read(kept, name))
  return all
}
