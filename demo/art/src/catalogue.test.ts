import { expect, it } from 'vitest'
import { FABRIC_NAMES, GARMENT_NAMES, optionsOf, PRINT_NAMES, viewsOf } from './catalogue.ts'
import { PALETTE } from './palette.ts'

it('uses names that can stand in a path and differ by more than case', () => {
  for (const names of [GARMENT_NAMES, FABRIC_NAMES, PRINT_NAMES, Object.keys(PALETTE)]) {
    expect(names.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([])
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  }
})

it('shows the front of everything first', () => {
  for (const garment of GARMENT_NAMES) expect(viewsOf(garment)[0]).toBe('front')
})

it('tells the options of a garment with their usual values', () => {
  expect(optionsOf('sweater')).toEqual({ neck: 'crew', length: 372, cut: 'women' })
  expect(optionsOf('boot')).toEqual({})
})
