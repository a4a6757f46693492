import { describe, expect, it } from 'vitest'
import { below, fill, find, has, page, press, select, type, typedIn } from '#web/engine/testing/find.ts'
import { asked, openAddress, STATES } from './testing/open-address.tsx'

const isOpen = () => document.querySelector('details')?.open

describe('an address is asked for as its country writes it', () => {
  it.each([
    ['DE', ['Postal code', 'City'], 'Phone (optional)'],
    ['US', ['City', 'State', 'ZIP code'], 'Phone (optional)'],
    ['GB', ['Town or city', 'Postcode'], 'Phone (optional)'],
    ['MO', [], 'Phone (optional)'],
    ['SG', ['Postal code'], 'Phone (optional)'],
    ['CN', ['District (optional)', 'City', 'Province', 'Postal code'], 'Mobile phone'],
  ])('%s: %o', async (country, place, phone) => {
    await openAddress(country, { regions: STATES })
    const [name, land, street, ...rest] = asked()
    expect([name, land, street]).toEqual(['Full name', 'Country', 'Street and number'])
    expect([rest.slice(0, -1).sort(), rest.at(-1)]).toEqual([[...place].sort(), phone])
  })

  it('a reader of Chinese fills in an address of China from the large to the small', async () => {
    await openAddress('CN', { store: 'cn' })
    const place = asked().filter((label) => /Province|City|District|Street/.test(label))
    expect(place).toEqual(['Province', 'City', 'District (optional)', 'Street and number'])
  })

  it('with the country the fields change, and what stands in them stays', async () => {
    const form = await openAddress('US', { regions: STATES, city: 'Berlin', region: 'NY' })
    await select('Country', 'DE')
    expect(asked()).not.toContain('State')
    expect([typedIn('City'), form.details.region]).toEqual(['Berlin', ''])
  })
})

describe('the state', () => {
  it('follows the postcode, until somebody chooses another', async () => {
    const form = await openAddress('US', { regions: STATES })
    const state = () => (find('select', 'State') as HTMLSelectElement).value
    expect(state()).toBe('')
    await type('ZIP code', '10001')
    expect(state()).toBe('NY')
    await select('State', 'Massachusetts')
    expect([state(), form.details.region]).toEqual(['MA', 'MA'])
    await type('ZIP code', '10002')
    expect(state()).toBe('MA')
  })

  it('is not guessed where the postcode lies in two', async () => {
    await openAddress('US', { regions: STATES, postcode: '06390' })
    expect((find('select', 'State') as HTMLSelectElement).value).toBe('')
  })

  it('is typed where the list cannot be had', async () => {
    const form = await openAddress('US', { regions: null })
    await fill('State', 'Ohio')
    expect([form.details.region, has('select', 'State')]).toEqual(['Ohio', false])
  })

  it('offers nothing to choose while the list is on its way, and is no field to type in', async () => {
    await openAddress('US', { regions: undefined })
    expect(find('select', 'State').textContent).toBe('Choose')
  })
})

describe('what few need', () => {
  it('stays behind its link', async () => {
    await openAddress('DE')
    expect(isOpen()).toBe(false)
  })

  it.each([{ extra: 'HH 2' }, { company: 'Berg GmbH' }, { taxId: 'DE123' }])(
    'is in sight once something is in it: %o',
    async (start) => {
      await openAddress('DE', start)
      expect(isOpen()).toBe(true)
    },
  )

  it.each([
    ['DE', true],
    ['US', false],
  ])('asks at %s for a VAT number: %s', async (country, isAsked) => {
    await openAddress(country)
    expect(has('field', 'VAT number (optional)')).toBe(isAsked)
  })

  it('keeps a VAT number in sight that came from elsewhere, so that it can be taken out', async () => {
    await openAddress('US', { taxId: 'DE136695976' })
    expect(typedIn('VAT number (optional)')).toBe('DE136695976')
  })
})

describe('a street without a number', () => {
  const hint = 'The house number seems to be missing. If there is none, just go on.'
  it('is asked about once somebody has gone on to the place, and keeps nobody', async () => {
    const form = await openAddress('DE', { name: 'Anna Berg' })
    await fill('Street and number', 'Torstraße')
    expect(page()).not.toContain(hint)
    await fill('Postal code', '10119')
    expect(below('Street and number')).toBe(hint)
    await fill('City', 'Berlin')
    await press('button', 'Save')
    expect(form.sent).toEqual([true])
  })

  it.each([
    ['DE', { street: 'Torstraße', extra: 'Haus 2' }],
    ['GB', { street: 'Rose Cottage', extra: '' }],
  ])('is not asked about in %s where %o is enough', async (country, start) => {
    await openAddress(country, { ...start, city: 'X' })
    expect(page()).not.toContain(hint)
  })
})
