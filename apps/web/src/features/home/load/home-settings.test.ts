import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCategory } from '#web/lib/catalog/testing/a-category.ts'
import { loadHomeSettings, readHomeSettings } from './home-settings.ts'
import { pickRows, pickStrip } from './pick-categories.ts'

describe('the home page as an editor laid it out', () => {
  it.each([
    ['nothing', {}],
    ['nonsense', { main_slider: 'x', top_styles: 7, main_categories: { a: 1 }, top_slider: [null, 3] }],
  ])('of %s is a page made of products alone', (_, json) => {
    const { slides, styles, collection, bonus, stripPath, newPath } = readHomeSettings(json)
    expect([slides, styles, collection, bonus, stripPath, newPath]).toEqual([[], [], null, null, null, null])
  })

  it('a slide says where it leads; one that says nothing leads to the shop', () => {
    const slides = [
      { img: 'a.webp', link: '/coats', button_text: 'Look', subtitle: 'Wool.', second_img: 'b.webp' },
      { img: 'c.webp', url: '/dresses' },
      { img: 'd.webp' },
    ]
    expect(readHomeSettings({ main_slider: { slides } }).slides).toMatchObject([
      { link: '/coats', button: 'Look', text: 'Wool.', second: 'b.webp' },
      { link: '/dresses', second: null },
      { link: '/' },
    ])
  })

  it('what must stay in sight is taken only where both sides are told', () => {
    const [first, second] = readHomeSettings({
      main_slider: [
        { img: 'a', focus: [30, 70] },
        { img: 'b', focus: [30], focus2: ['x', 1] },
      ],
    }).slides
    expect([first?.focus, second?.focus, second?.secondFocus]).toEqual([[30, 70], null, null])
  })

  it.each([
    ['shown', { show_bonuses_banner: true, award_bonuses_amount: '20' }, { code: '', amount: 20 }],
    ['switched off', { show_bonuses_banner: false, award_bonuses_amount: 20 }, null],
    ['of nothing', { show_bonuses_banner: true, award_bonuses_amount: 0 }, null],
    ['of no number', { show_bonuses_banner: true, award_bonuses_amount: 'a lot' }, null],
  ])('a bonus that is %s', (_, json, bonus) => {
    expect(readHomeSettings(json).bonus).toEqual(bonus)
  })

  it('a shop that was never laid out has one all the same; one that fails says so', async () => {
    const bare = shopRequest({ 'cms.block': refuses(404) })
    expect((await loadHomeSettings(bare.client)).slides).toEqual([])
    const failing = shopRequest({ 'cms.block': refuses(503) })
    await expect(loadHomeSettings(failing.client)).rejects.toMatchObject({ code: 503 })
  })
})

describe('the doors into the shop', () => {
  const leaf = (name: string, product_count: number, facts: object = {}) =>
    aCategory(name, [], { product_count, ...facts })
  const tree = [
    aCategory('Women', [leaf('Coats', 4), leaf('Dresses', 9), leaf('Knitwear', 7), leaf('Empty', 0)]),
    aCategory('Men', [
      leaf('Shirts', 8),
      leaf('Knitwear', 6, { url_path: 'men/knitwear' }),
      leaf('Archive', 99, { include_in_menu: false }),
      leaf('Trousers', 5),
      leaf('Closed', 50, { is_active: false }),
    ]),
  ]
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

  it('are the fullest of the second level, each name once, and nothing that is empty or hidden', () => {
    expect(names(pickRows(tree, []))).toEqual(['Women', 'Men', 'Dresses', 'Shirts', 'Knitwear', 'Trousers'])
  })

  it('where there are enough below, the headings stay out of it', () => {
    const more = [...tree, aCategory('Kids', [leaf('Rompers', 3)])]
    expect(names(pickRows(more, []))).toEqual([
      'Dresses',
      'Shirts',
      'Knitwear',
      'Trousers',
      'Coats',
      'Rompers',
    ])
  })

  it('are the editor’s where there are any of them, in that order', () => {
    expect(names(pickRows(tree, ['/shirts', '/gone', '/empty', '/coats']))).toEqual(['Shirts', 'Coats'])
  })

  it('the one shown by its products is the editor’s, or one that leads further', () => {
    expect([pickStrip(tree, '/coats')?.name, pickStrip(tree, null)?.name]).toEqual(['Coats', 'Women'])
    expect(pickStrip([leaf('Only', 3)], '/gone')?.name).toBe('Only')
    expect(pickStrip([], null)).toBeUndefined()
  })
})
