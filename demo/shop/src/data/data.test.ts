import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { FAMILIES } from '../goods/goods.ts'
import { loadData } from './load-data.ts'
import { SCHEMAS } from './schemas.ts'

const FOLDER = fileURLToPath(new URL('../../data/', import.meta.url))
const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace(/\.yaml$/, ''))

function schemaOf(file: string) {
  const found = Object.entries(SCHEMAS).find(([path]) =>
    new RegExp(`^${path.replaceAll('*', '[^/]+')}$`).test(file),
  )
  if (!found) throw new Error(`${file}.yaml has no schema`)
  return found[1]
}

function faultsOf(file: string, value: unknown): string[] {
  const { error } = schemaOf(file).safeParse(value)
  return (error?.issues ?? []).map(({ path, message }) => `${file}.yaml: ${path.join('.')}: ${message}`)
}

test.each(files)('%s.yaml holds what its schema asks for', (file) => {
  expect(faultsOf(file, loadData(file))).toEqual([])
})

test('every family of goods is laid out', () => {
  const families = files
    .filter((file) => file.startsWith('goods/'))
    .map((file) => file.slice('goods/'.length))
  expect([...FAMILIES].sort()).toEqual(families.sort())
})

describe('a slip of the pen', () => {
  const [first] = loadData<object[]>('goods/knitwear')

  it.each<[file: string, value: object, problem: string]>([
    ['goods/knitwear', [{ ...first, colors: ['crimson'] }], '0.colors.0:'],
    ['goods/knitwear', [{ ...first, brnad: 'orsa' }], 'Unrecognized key: "brnad"'],
    ['models', { elin: { en: 'Elin', de: 'Elin', ru: 'Элин', uk: 'Елін' } }, 'elin.zh:'],
    ['words/de/forms', {}, 'jumperCrew:'],
    ['cloths', { wool: { shares: [2, 98] } }, 'the largest share stands first'],
    ['words/de/care', { knit: [''] }, 'knit.0:'],
  ])('is told by file and field: %s', (file, value, problem) => {
    expect(faultsOf(file, value).join('\n')).toContain(`${file}.yaml: `)
    expect(faultsOf(file, value).join('\n')).toContain(problem)
  })
})

test('every language fills the same slots', () => {
  const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([slot]) => slot)
  const known = new Set(['{cloth}', '{print}', '{gsm}', '{cm}', '{tall}', '{facts}'])
  const odd = files
    .filter((file) => file.startsWith('words/'))
    .flatMap((file) => slotsOf(JSON.stringify(loadData(file))).map((slot) => `${file}: ${slot}`))
    .filter((found) => !known.has(found.split(': ')[1] ?? ''))
  expect(odd).toEqual([])
})
