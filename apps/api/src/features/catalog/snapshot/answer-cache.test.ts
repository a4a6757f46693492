import { describe, expect, it } from 'vitest'
import { cachedText } from '#api/answer.ts'
import { AnswerCache } from './answer-cache.ts'

const at = (ms: number) => new Date(1_000_000 + ms)

function counting() {
  let asked = 0
  return async () => ({ asked: ++asked })
}

describe('answers kept for a moment', () => {
  it('are worked out once for a rush, and anew after five seconds', async () => {
    const answers = new AnswerCache()
    const workOut = counting()
    const rush = [answers.of('a', at(0), workOut), answers.of('a', at(4_999), workOut)]
    expect(await Promise.all(rush)).toEqual([{ asked: 1 }, { asked: 1 }])
    expect(await answers.of('a', at(5_000), workOut)).toEqual({ asked: 2 })
    expect(await answers.of('b', at(5_000), workOut)).toEqual({ asked: 3 })
  })

  it('go with every change, also while they are being worked out', async () => {
    const answers = new AnswerCache()
    const workOut = counting()
    const before = answers.of('a', at(0), workOut)
    answers.forget()
    expect(await answers.of('a', at(0), workOut)).toEqual({ asked: 2 })
    expect(await before).toEqual({ asked: 1 })
  })

  it('are no failures', async () => {
    const answers = new AnswerCache()
    await expect(answers.of('a', at(0), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await answers.of('a', at(0), counting())).toEqual({ asked: 1 })
  })

  it('are written once for many, and not kept for who asks alone', async () => {
    const answer = await new AnswerCache().of('a', at(0), counting())
    const first = cachedText(answer)
    expect(first?.body.toString()).toBe('{"code":200,"result":{"asked":1}}')
    const second = cachedText(answer)
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
    expect(cachedText(answer)).toBe(second)
    expect(cachedText({ asked: 1 })).toBeUndefined()
  })
})
