import { expect, it } from 'vitest'
import { dearestStatements, noteStatement } from './statement-times.ts'

it('a statement is counted by its text: how often, how long in all, how long at worst', () => {
  noteStatement('select $1', 2)
  noteStatement('select $1', 4)
  expect(dearestStatements(1)).toEqual([{ statement: 'select $1', calls: 2, sumMs: 6, worstMs: 4 }])
})

it('ever new texts push out those that took least, not the dear ones', () => {
  noteStatement('the dear one', 1_000_000)
  for (let at = 0; at < 2_000; at += 1) noteStatement(`select ${at}`, 0.1)
  expect(dearestStatements(5_000).length).toBeLessThanOrEqual(500)
  expect(dearestStatements(2).map(({ statement }) => statement)).toEqual(['the dear one', 'select $1'])
})
