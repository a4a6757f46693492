import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { describe, expect, it } from 'vitest'
import { dictionaryOfAShop } from './dictionary-of-a-shop.ts'
import { loadChinese, segmentChinese } from './segment-chinese.ts'

const RUNS = [
  '羊毛衫配亚麻长裤',
  '下雨天穿的防水风衣',
  '这件衬衫的领口比去年宽两厘米',
  '儿童帆布鞋',
  '法式碎花连衣裙和牛仔马甲',
  '渔夫帽、贝雷帽与羊羔绒外套',
  '万圣节礼服',
  '龘靐齉',
]
const DICTIONARY = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')

describe('Chinese words', () => {
  it('are left whole while nothing Chinese was ever indexed, and the dictionary is spared', () => {
    expect(segmentChinese('羊毛衫', { fine: false })).toEqual(['羊毛衫'])
  })

  it('are those of the whole dictionary, though it comes in pieces and without what a shop hardly hears of', async () => {
    await loadChinese()
    expect(loadChinese()).toBeUndefined()
    const whole = Jieba.withDict(readFileSync(DICTIONARY))
    for (const run of RUNS) {
      expect(segmentChinese(run, { fine: true })).toEqual(whole.cutForSearch(run, true))
      expect(segmentChinese(run, { fine: false })).toEqual(whole.cut(run, true))
    }
  })

  it('stand alone where only a long word, a place or a phrase holds them together', async () => {
    await loadChinese()
    const cut = (text: string) => segmentChinese(text, { fine: true })
    expect(cut('电子邮箱')).toEqual(['电子', '邮箱'])
    expect(segmentChinese('电子邮箱', { fine: false })).toEqual(['电子', '邮箱'])
    expect(cut('南京路步行街')).toEqual(['南京', '路', '步行', '步行街'])
  })

  it('hold together where the dictionary knows them as rare names', async () => {
    await loadChinese()
    expect(segmentChinese('美利奴羊毛和小牛皮', { fine: false })).toEqual(['美利奴', '羊毛', '和', '小牛皮'])
  })

  it('have a trie of less than half a million nodes, beyond which it takes twice the memory', () => {
    const lines = Buffer.from(dictionaryOfAShop(readFileSync(DICTIONARY)))
      .toString('latin1')
      .split('\n')
    const words = lines.map((line) => line.slice(0, line.indexOf(' ')))
    const nodes = new Set(words.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1))))
    expect(words.length).toBeGreaterThan(150_000)
    expect(nodes.size + words.length).toBeLessThan(2 ** 19 - 2 ** 11)
  })
})
