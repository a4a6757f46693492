import { describe, expect, it } from 'vitest'
import { NO_INFO } from '../shop-info.ts'
import { summaryOf } from './product-ld.ts'
import { breadcrumbLd, organisationLd, websiteLd } from './site-ld.ts'

const absolute = (path: string) => `https://vitrine.example/de${path === '/' ? '' : path}`

describe('what search engines are told of the shop', () => {
  const told = (info: Partial<typeof NO_INFO>) =>
    organisationLd(
      { ...NO_INFO, ...info },
      { name: 'Oak & Sons', home: absolute('/'), logo: 'https://vitrine.example/mark.svg' },
    )

  it('who runs it and how to reach them, as the settings tell it', () => {
    expect(
      told({ company: 'Vitrine GmbH', address: ['Lane 1', 'Hamburg'], phone: '+49 40 1' }),
    ).toMatchObject({
      ...{ url: 'https://vitrine.example/de', legalName: 'Vitrine GmbH', address: 'Lane 1, Hamburg' },
      contactPoint: { telephone: '+49 40 1' },
    })
  })

  it('nothing where the settings say nothing: no empty name, no way to reach nobody', () => {
    expect(Object.keys(told({}))).toEqual(['@type', 'name', 'url', 'logo'])
    expect(told({ email: 'ask@vitrine.example' }).contactPoint).not.toHaveProperty('telephone')
  })

  it('that its own search is asked inside the store, in its language', () => {
    const site = websiteLd(absolute, { name: 'Oak & Sons', locale: 'de-DE' })
    expect([site.name, site.inLanguage, site.potentialAction.target.urlTemplate]).toEqual([
      'Oak & Sons',
      'de-DE',
      'https://vitrine.example/de/search?q={search_term_string}',
    ])
  })

  it('the way to a page, counted from one; the page itself comes last without an address', () => {
    const { itemListElement: way } = breadcrumbLd([{ name: 'Home', to: '/' }, { name: 'Coats' }], absolute)
    expect(way).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://vitrine.example/de' },
      { '@type': 'ListItem', position: 2, name: 'Coats' },
    ])
  })
})

it('a long description is told without its tags, and no longer than it is read', () => {
  expect(summaryOf('<p>Made of <b>wool</b>.</p>')).toBe('Made of wool.')
  expect(summaryOf(`<p>${'wool '.repeat(200)}</p>`).length).toBeLessThanOrEqual(300)
})
