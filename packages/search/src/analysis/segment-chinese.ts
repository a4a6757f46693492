import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { dictionaryOfAShop } from './dictionary-of-a-shop.ts'

// The dictionary takes a tenth of a second in one go and some 16 MB, so it waits for the first Chinese text.
// The package's own `dict` would also keep 11 MB of files in memory that nobody reads twice.
const DICTIONARY = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')
/** Words of fashion that it has as rare names, or not at all, and would cut into signs that mean something else. */
const WORDS_OF_FASHION = Buffer.from(
  ['美利奴', '孔雀蓝', '羊驼毛', '羊羔绒'].map((word) => `${word} 100 n\n`).join(''),
)
const NEW_LINE = 10
const HAN = /\p{Script=Han}/u

let jieba: Jieba | undefined
let loading: Promise<void> | undefined

export function hasHan(text: string): boolean {
  return HAN.test(text)
}

/** Words of a run of Han characters; `fine` adds the shorter words inside long ones, as an index wants them. */
export function segmentChinese(text: string, { fine }: { fine: boolean }): string[] {
  if (fine) {
    jieba ??= withWordsOfFashion(Jieba.withDict(dictionaryOfAShop(readFileSync(DICTIONARY))))
    return jieba.cutForSearch(text, true)
  }
  // Whoever only asks does not need the dictionary: without it nothing Chinese was indexed.
  return jieba ? jieba.cut(text, true) : [text]
}

/** Loads the dictionary a few milliseconds at a time; undefined when it is there. */
export function loadChinese(): Promise<void> | undefined {
  if (jieba) return undefined
  loading ??= loadInPieces()
  return loading
}

async function loadInPieces(): Promise<void> {
  const growing = new Jieba()
  let rest = Buffer.alloc(0)
  for await (const piece of createReadStream(DICTIONARY) as AsyncIterable<Buffer>) {
    const end = piece.lastIndexOf(NEW_LINE) + 1
    growing.loadDict(dictionaryOfAShop(Buffer.concat([rest, piece.subarray(0, end)])))
    rest = Buffer.from(piece.subarray(end))
  }
  if (rest.length > 0) growing.loadDict(dictionaryOfAShop(rest))
  jieba ??= withWordsOfFashion(growing)
}

function withWordsOfFashion(dictionary: Jieba): Jieba {
  dictionary.loadDict(WORDS_OF_FASHION)
  return dictionary
}
