import { expect, it } from 'vitest'
import { areTextsWhole, comesLate, lateTexts, whole } from './late-texts.ts'

it('code waits for texts that come late, which are asked for again when they did not come', async () => {
  expect(areTextsWhole()).toBe(true)
  let isLineThere = false
  let asked = 0
  comesLate(async () => {
    asked += 1
    if (!isLineThere) throw new Error('no line')
  })
  const load = async () => 'panel'
  await expect(whole(load)).rejects.toThrow('no line')
  expect(areTextsWhole()).toBe(false)
  isLineThere = true
  expect(await whole(load)).toBe('panel')
  await lateTexts()
  expect([asked, areTextsWhole()]).toEqual([2, true])
})
