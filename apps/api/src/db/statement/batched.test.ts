import { expect, it } from 'vitest'
import { batched } from './batched.ts'

/** Answers when it is told to; says who asked together. */
function aDatabase(most = 3) {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const ask = batched<number, number>(async (numbers) => {
    asked.push(numbers.join(' '))
    await new Promise<void>((resolve) => answers.push(resolve))
    return numbers.map((one) => one * 10)
  }, most)
  const untilAsked = (times: number) => expect.poll(() => asked.length).toBe(times)
  const answer = () => answers.shift()?.()
  return { ask, asked, untilAsked, answer }
}

it('what is asked for in one turn leaves together, and everybody gets their own answer', async () => {
  const { ask, asked, untilAsked, answer } = aDatabase()
  const all = [1, 2, 3].map(ask)
  await untilAsked(1)
  answer()
  expect(await Promise.all(all)).toEqual([10, 20, 30])
  expect(asked).toEqual(['1 2 3'])
})

it('what comes meanwhile leaves next, no more at once than there is room for', async () => {
  const { ask, asked, untilAsked, answer } = aDatabase()
  const first = ask(1)
  await untilAsked(1)
  const next = [2, 3, 4, 5].map(ask)
  for (const times of [2, 3]) {
    answer()
    await untilAsked(times)
  }
  answer()
  expect(await Promise.all([first, ...next])).toEqual([10, 20, 30, 40, 50])
  expect(asked).toEqual(['1', '2 3 4', '5'])
})

it('one that is stuck does not hold up what comes after it', async () => {
  const { ask, asked, untilAsked } = aDatabase()
  void ask(1)
  await untilAsked(1)
  void ask(2)
  await untilAsked(2)
  expect(asked).toEqual(['1', '2'])
})

/** Refuses whatever stands beside an odd number. */
function aRefusingDatabase(code: string) {
  let times = 0
  const ask = batched<number, number>(async (numbers) => {
    times += 1
    if (numbers.some((one) => one % 2 === 1)) throw Object.assign(new Error('refused'), { code })
    return numbers
  }, 10)
  const outcomes = async (...numbers: number[]) =>
    (await Promise.allSettled(numbers.map(ask))).map(({ status }) => status)
  return { outcomes, times: () => times }
}

it('who brings what the database refuses is told alone', async () => {
  const { outcomes } = aRefusingDatabase('23505')
  expect(await outcomes(2, 3, 4)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

it('a database that is away is not asked again for each', async () => {
  const { outcomes, times } = aRefusingDatabase('ECONNREFUSED')
  expect(await outcomes(2, 3, 4)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(times()).toBe(1)
})
