import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Jieba } from '@node-rs/jieba'
import { describe, expect, it } from 'vitest'
import { loadChinese, segmentChinese } from './segment-chinese.ts'

const RUNS = [
  '羊毛衫配亚麻长裤',
  '下雨天穿的防水风衣',
  '这件衬衫的领口比去年宽两厘米',
  '儿童帆布鞋',
  '上海南京路步行街旗舰店',
  '龘靐齉',
]

describe('Chinese words', () => {
  it('are left whole while nothing Chinese was ever indexed, and the dictionary is spared', () => {
    expect(segmentChinese('羊毛衫', { fine: false })).toEqual(['羊毛衫'])
  })

  it('are those of the whole dictionary, though it comes in pieces and without rare names', async () => {
    await loadChinese()
    expect(loadChinese()).toBeUndefined()
    const dictionary = createRequire(import.meta.url).resolve('@node-rs/jieba/dict.txt')
    const whole = Jieba.withDict(readFileSync(dictionary))
    for (const run of RUNS) {
      expect(segmentChinese(run, { fine: true })).toEqual(whole.cutForSearch(run, true))
      expect(segmentChinese(run, { fine: false })).toEqual(whole.cut(run, true))
    }
  })

  it('stand alone where only a rare name holds them together', async () => {
    await loadChinese()
    expect(segmentChinese('电子邮箱', { fine: true })).toEqual(['电子', '邮箱'])
    expect(segmentChinese('电子邮箱', { fine: false })).toEqual(['电子', '邮箱'])
  })
})
