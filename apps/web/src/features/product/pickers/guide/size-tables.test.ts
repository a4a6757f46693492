import { describe, expect, it } from 'vitest'
import { sizeFor, tableFor } from './size-tables.ts'

const letters = ['XS', 'S', 'M', 'L']

describe('the table of sizes', () => {
  it('knows letters by the body they are cut for', () => {
    const women = tableFor(letters, 'women')
    expect(women?.measures).toEqual(['chest', 'waist', 'hip'])
    expect(women?.rows.map(({ size }) => size)).toEqual(letters)
    expect(women && sizeFor(women, 90)).toBe('M')
    const men = tableFor(letters, 'men')
    expect(men && sizeFor(men, 90)).toBe('S')
  })

  it.each([
    { what: 'waists', sizes: ['W28', 'W29', 'W30'], measure: 'waist', cm: 76, size: 'W30' },
    { what: 'waists by number', sizes: ['28', '30', '32'], measure: 'waist', cm: 71, size: '28' },
    { what: 'shoes', sizes: ['38', '39', '40'], measure: 'foot', cm: 24.5, size: '39' },
  ])('takes $what for what they are', ({ sizes, measure, cm, size }) => {
    const table = tableFor(sizes, 'women')
    expect(table?.measures[0]).toBe(measure)
    expect(table && sizeFor(table, cm)).toBe(size)
  })

  it.each([
    ['one size for all', ['One size']],
    ['balls by their diameter', ['55', '65', '75'].map((size) => `${size} cm ball`)],
  ])('has nothing to say of %s', (_, sizes) => {
    expect(tableFor(sizes, 'women')?.measures[0]).not.toBe('chest')
  })

  it('promises no size beyond its ends', () => {
    const table = tableFor(letters, 'women')
    expect(table && sizeFor(table, 60)).toBeUndefined()
    expect(table && sizeFor(table, 140)).toBeUndefined()
  })
})
