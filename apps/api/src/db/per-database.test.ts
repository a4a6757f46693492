import { expect, it } from 'vitest'
import type { Database } from './client.ts'
import { noteTransaction, perDatabase } from './per-database.ts'

const aDatabase = () => ({}) as Database

it('two shops in one process never read what the other keeps', () => {
  const cartsIn = perDatabase(() => new Map<string, number>())
  const [one, other] = [aDatabase(), aDatabase()]
  cartsIn(one).set('us cart', 1)
  expect(cartsIn(one).get('us cart')).toBe(1)
  expect(cartsIn(other).get('us cart')).toBeUndefined()
})

it('what a transaction leaves behind is there for whoever comes after it', () => {
  const cartsIn = perDatabase(() => new Map<string, number>())
  const [database, transaction] = [aDatabase(), aDatabase()]
  noteTransaction(transaction, database)
  cartsIn(transaction).set('us cart', 2)
  expect(cartsIn(database).get('us cart')).toBe(2)
})

it('two features keep their own', () => {
  const cartsIn = perDatabase(() => new Map<string, number>())
  const rowsIn = perDatabase(() => new Map<string, number>())
  const database = aDatabase()
  cartsIn(database).set('one', 1)
  expect(rowsIn(database).size).toBe(0)
})
