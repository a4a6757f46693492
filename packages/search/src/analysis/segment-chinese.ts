import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'

// The dictionary takes a quarter of a second and some 50 MB, so it waits for the first Chinese text.
let jieba: Jieba | undefined

/** Words of a run of Han characters; `fine` adds the shorter words inside long ones, as an index wants them. */
export function segmentChinese(text: string, { fine }: { fine: boolean }): string[] {
  jieba ??= Jieba.withDict(dict)
  return fine ? jieba.cutForSearch(text, true) : jieba.cut(text, true)
}
