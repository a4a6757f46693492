import { describe, expect, it } from 'vitest'
import { forget, remember } from './recent-searches.ts'

describe('the last searches', () => {
  it('stand newest first, each once, whatever its case', () => {
    expect(remember(['coat', 'Wool'], 'wool ')).toEqual(['wool', 'coat'])
  })

  it('are eight at most, and never an empty one', () => {
    const many = Array.from({ length: 8 }, (_, number) => `word ${number}`)
    expect(remember(many, 'new')).toHaveLength(8)
    expect(remember(many, 'new')[0]).toBe('new')
    expect(remember(['coat'], '   ')).toEqual(['coat'])
  })

  it('can be taken away one by one', () => {
    expect(forget(['coat', 'wool'], 'Coat')).toEqual(['wool'])
  })
})
