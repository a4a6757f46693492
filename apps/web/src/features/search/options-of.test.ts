import { describe, expect, it } from 'vitest'
import { moveIn, optionsOf as options } from './options-of.ts'

const found = {
  texts: [
    { text: 'jumper', count: 31 },
    { text: 'jumper merino', count: 12 },
  ],
  categories: [
    { id: 2, name: 'Women', url_path: 'women', count: 26 },
    { id: 4, name: 'Knitwear', url_path: 'women/knitwear', count: 24 },
  ],
}
const knitwear = { id: 4, name: 'Knitwear', path: '/women/knitwear', count: 1, children: [] }
const menu = [{ id: 2, name: 'Women', path: '/women', count: 1, children: [knitwear] }]

type Input = Parameters<typeof options>[0]
/** The answer is of what is typed, unless told otherwise. */
const optionsOf = (input: Omit<Input, 'asked'> & { asked?: string }) =>
  options({ asked: input.typed, ...input })

describe('what the panel offers', () => {
  it('starts with texts, then own searches, then categories to look in', () => {
    const offered = optionsOf({ typed: 'jump', found, recent: ['Jumper', 'jump suit', 'coat'], menu })
    expect(offered.map(({ kind, label, parent }) => [kind, label, parent].filter(Boolean).join(' '))).toEqual(
      ['text jumper', 'text jumper merino', 'recent jump suit', 'category Knitwear Women', 'category Women'],
    )
  })

  it('begins with a category that is called so, opened whole', () => {
    const [first] = optionsOf({ typed: 'knit', found, recent: [], menu })
    expect(first).toMatchObject({ kind: 'category', label: 'Knitwear', to: '/women/knitwear' })
  })

  it('keeps each row where it is until the next answer: with a key a category called so jumped below', () => {
    const rows = (typed: string) =>
      optionsOf({ typed, asked: 'knit', found, recent: [], menu }).map(({ label }) => label)
    expect(rows('knitt')).toEqual(rows('knit'))
    expect(rows('knitt')[0]).toBe('Knitwear')
  })

  it('leads into the category with the text that found something', () => {
    const offered = optionsOf({ typed: 'ogvgth', found: { ...found, corrected: 'jumper' }, recent: [], menu })
    expect(offered.at(-2)?.to).toBe('/women/knitwear?q=jumper')
  })

  it('tells two categories of one name apart by the main one each stands in', () => {
    const jackets = { id: 9, name: 'Jackets', path: '/women/tops/jackets', count: 1, children: [] }
    const tops = { id: 8, name: 'Tops', path: '/women/tops', count: 1, children: [jackets] }
    const [only] = optionsOf({
      typed: 'jac',
      found: {
        texts: [],
        categories: [{ id: 9, name: 'Jackets', url_path: 'women/tops/jackets', count: 12 }],
      },
      recent: [],
      menu: [{ id: 2, name: 'Women', path: '/women', count: 1, children: [tops] }],
    })
    expect([only?.label, only?.parent]).toEqual(['Jackets', 'Women'])
  })

  it('writes texts with any sign into an address', () => {
    const [only] = optionsOf({
      typed: '50',
      found: { texts: [{ text: '50% & more?', count: 1 }], categories: [] },
      recent: [],
      menu,
    })
    expect(only?.to).toBe('/search?q=50%25%20%26%20more%3F')
  })
})

it('arrow keys go round by way of the field', () => {
  expect([moveIn(2, -1, 1), moveIn(2, 0, 1), moveIn(2, 1, 1)]).toEqual([0, 1, -1])
  expect([moveIn(2, -1, -1), moveIn(2, 0, -1)]).toEqual([1, -1])
  expect(moveIn(0, -1, 1)).toBe(-1)
})
