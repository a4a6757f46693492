import { describe, expect, it } from 'vitest'
import { repairAddress } from './repair-address.ts'

describe('an address nobody can read', () => {
  it.each([
    ['/us/%', '/us/%25'],
    ['/us/100%/off?size=5%', '/us/100%25/off?size=5%'],
    ['/us/%E0%A4%A', '/us/%25E0%25A4%25A'],
    ['/us/%ff', '/us/%25ff'],
  ])('%s is asked for as the text it is', (address, repaired) => {
    expect(repairAddress(address)).toBe(repaired)
  })

  it.each(['/us/m%C3%A4ntel', '/us/women', '/us/%20', '/us?q=%'])('leaves %s alone', (address) => {
    expect(repairAddress(address)).toBe(address)
  })

  it('is refused as it is when a program asks', () => {
    expect(repairAddress('/api/%')).toBe('/api/%')
  })
})
