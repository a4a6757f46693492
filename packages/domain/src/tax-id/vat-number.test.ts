import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { hasTaxIds, isTaxId } from './vat-number.ts'

describe('a VAT number', () => {
  it.each([
    ['AT', 'ATU13585627'],
    ['BE', 'BE0428759497'],
    ['BG', 'BG175074752'],
    ['CY', 'CY10259033P'],
    ['CZ', 'CZ25123891'],
    ['DE', 'DE136695976'],
    ['DK', 'DK13585628'],
    ['EE', 'EE100931558'],
    ['GR', 'EL094259216'],
    ['ES', 'ESA13585625'],
    ['ES', 'ESX2482300W'],
    ['FI', 'FI20774740'],
    ['FR', 'FR40303265045'],
    ['FR', 'FR83404833048'],
    ['HR', 'HR33392005961'],
    ['HU', 'HU12892312'],
    ['IE', 'IE6433435F'],
    ['IE', 'IE6433435OA'],
    ['IT', 'IT00743110157'],
    ['LT', 'LT119511515'],
    ['LT', 'LT100001919017'],
    ['LU', 'LU15027442'],
    ['LV', 'LV40003521600'],
    ['MT', 'MT11679112'],
    ['NL', 'NL004495445B01'],
    ['PL', 'PL8567346215'],
    ['PT', 'PT501964843'],
    ['RO', 'RO18547290'],
    ['SE', 'SE123456789701'],
    ['SI', 'SI50223054'],
    ['SK', 'SK2022749619'],
    ['GB', 'XI980780684'],
  ])('of %s is right with its letters, without, and with signs between: %s', (country, number) => {
    expect(isTaxId(country, number)).toBe(true)
    expect(isTaxId(country, ` ${number.toLowerCase().replace(/(.{4})/g, '$1 ')}`)).toBe(true)
    if (country !== 'GB') expect(isTaxId(country, number.slice(2))).toBe(true)
  })

  it.each([
    ['DE', 'DE136695978'],
    ['DE', 'DE12345'],
    ['AT', 'U13585626'],
    ['NL', 'NL123456789B90'],
    ['DE', 'a company'],
    ['FR', 'FR84404833048'],
    ['US', 'DE136695978'],
  ])('in %s is refused: %s', (country, number) => {
    expect(isTaxId(country, number)).toBe(false)
  })

  it('of another country of the Union is right, and so is whatever countries outside give', () => {
    expect(isTaxId('FR', 'DE136695976')).toBe(true)
    expect([isTaxId('US', '12-3456789'), isTaxId('CH', 'CHE-123.456.788 MWST')]).toEqual([true, true])
    expect([hasTaxIds('GR'), hasTaxIds('US')]).toEqual([true, false])
  })

  it.each([
    ...([
      ['DE', 9, 'vat'],
      ['DK', 8, 'cvr'],
      ['EE', 9, 'kmkr'],
      ['FI', 8, 'alv'],
      ['FR', 11, 'tva'],
    ] as const),
    ...([
      ['GR', 9, 'vat'],
      ['HR', 11, 'oib'],
      ['HU', 8, 'anum'],
      ['IT', 11, 'iva'],
      ['LU', 8, 'tva'],
    ] as const),
    ...([
      ['MT', 8, 'vat'],
      ['PL', 10, 'nip'],
      ['PT', 9, 'nif'],
      ['LT', 9, 'pvm'],
    ] as const),
  ])('of %s is told right from wrong as another program does', (country, length, name) => {
    const other = stdnum[country] as unknown as Record<
      string,
      { validate(text: string): { isValid: boolean } }
    >
    const numbers = fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))
    fc.assert(
      fc.property(numbers, (number) => {
        expect([number, isTaxId(country, number)]).toEqual([number, other[name]?.validate(number).isValid])
      }),
      { numRuns: 2_000 },
    )
  })
})
