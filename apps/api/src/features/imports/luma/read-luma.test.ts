import { rmSync, writeFileSync } from 'node:fs'
import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { afterEach, describe, expect, test } from 'vitest'
import { describeProblem, ImportRefused } from '../problems.ts'
import { aBag, aLumaFolder, aScarf, BAGS, csvOf, type LumaChanges } from '../testing/luma-folder.ts'
import { readLuma } from './read-luma.ts'
import { CONVERSIONS } from './testing/conversions.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

const CLOTHES = 'fixtures/configurable/products.csv'

async function read(changes?: LumaChanges, after?: (dir: string) => void): Promise<ShopRecord[]> {
  const dir = aLumaFolder(changes)
  folders.push(dir)
  after?.(dir)
  return listOf(readLuma(dir, { conversions: CONVERSIONS }))
}

async function productOf(sku: string, changes?: LumaChanges): Promise<ProductRecord | undefined> {
  const records = await read(changes)
  return records.find((record): record is ProductRecord => record.kind === 'product' && record.sku === sku)
}

async function problemsOf(changes?: LumaChanges, after?: (dir: string) => void): Promise<string[]> {
  const error = await read(changes, after).catch((thrown: unknown) => thrown)
  if (!(error instanceof ImportRefused)) throw new Error('The feed was taken.')
  return error.problems.listed.map(describeProblem)
}

describe('a sound folder', () => {
  test('gives a configurable its variants, whichever comes first, and a picture of each colour', async () => {
    expect(await productOf('SCARF')).toMatchObject({
      type: 'configurable',
      axes: ['size', 'color'],
      childSkus: ['SCARF-One-Red', 'SCARF-One-Blue'],
      categoryKeys: ['women/scarves-women'],
      attributes: { material: ['wool'], sale: ['1'], ptype: ['scarves'] },
      flags: { sale: true },
      media: [
        { path: '/s/c/scarf-red.jpg', colorKey: 'red' },
        { path: '/s/c/scarf-back.jpg' },
        { path: '/s/c/scarf-blue.jpg', colorKey: 'blue' },
      ],
    })
  })

  test('tells the tone of what lists show, by its first picture', async () => {
    const dir = aLumaFolder()
    folders.push(dir)
    const asked: string[] = []
    const measureTone = async (file: string) => {
      asked.push(file)
      return '#b4a08c'
    }
    const records = await listOf(readLuma(dir, { conversions: CONVERSIONS, measureTone }))
    const scarf = records.find((record) => record.kind === 'product' && record.sku === 'SCARF')
    expect(scarf).toMatchObject({ media: [{ path: '/s/c/scarf-red.jpg', tone: '#b4a08c' }, {}, {}] })
    expect(asked).toHaveLength(2)
  })

  test('prices dollars in every store, rounded as a shop would', async () => {
    const scarf = await productOf('SCARF-One-Red')
    expect(scarf?.prices.priceMinor).toEqual({
      us: 2450,
      en: 2450,
      cn: 2450,
      eu: 2250,
      de: 2250,
      ua: 2250,
      ru: 221_000,
    })
    expect(scarf).toMatchObject({
      visibility: 1,
      stock: { qty: 7 },
      attributes: { size: ['one'], color: ['red'] },
    })
  })

  test('reads lists by line, whatever their case, and names without entities', async () => {
    const bag = await productOf('BAG')
    expect(bag).toMatchObject({
      texts: { en: { name: 'Mole & Co Bag' } },
      attributes: { material: ['wool'] },
      categoryKeys: ['women', 'women/scarves-women'],
    })
  })

  test('takes a special price only when it is lower', async () => {
    const priced = (special_price: string) => productOf('BAG', { bags: [aBag({ special_price })] })
    expect((await priced('40'))?.prices.specialMinor).toBeUndefined()
    expect((await priced('30'))?.prices.specialMinor).toMatchObject({ us: 3000 })
  })

  test('merges an attribute that comes in two files, and forgets repeated options', async () => {
    const material = (await read()).find(
      (record) => record.kind === 'attribute' && record.code === 'material',
    )
    expect(material).toMatchObject({
      labels: { en: 'material' },
      options: [{ key: 'wool' }, { key: 'linen' }],
    })
  })

  test('resolves the directives of page texts, and drops unknown ones', async () => {
    const records = await read()
    expect(records.find((record) => record.kind === 'cms_block')).toMatchObject({
      content: '<a href="/women/scarves-women"><img src="/media/wide/wysiwyg/a.jpg"></a>/i/about-us',
    })
    expect(records.find((record) => record.kind === 'category')).toMatchObject({
      key: 'women',
      block: 'women-block',
    })
  })
})

describe('a broken folder is refused with file and line', () => {
  test('for a number that is none', async () => {
    expect(await problemsOf({ bags: [aBag(), aBag({ sku: 'B2', price: '12,50', qty: '1.5' })] })).toEqual([
      `${BAGS}:8: the price "12,50" is not a number that fits`,
      `${BAGS}:8: the qty "1.5" is not a number that fits`,
    ])
  })

  test('for a missing picture', async () => {
    const scarves = [aScarf({ base_image: '/s/c/lost.jpg' })]
    expect(await problemsOf({ scarves })).toEqual([`${CLOTHES}:2: the picture "/s/c/lost.jpg" is missing`])
  })

  test('for unknown and missing columns', async () => {
    const files = {
      'fixtures/reviews/products_reviews.csv': csvOf(['sku', 'rating_value', 'title', 'review', 'mood'], []),
    }
    expect(await problemsOf({ files })).toEqual([
      'fixtures/reviews/products_reviews.csv:1: the column "reviewer" is missing',
      'fixtures/reviews/products_reviews.csv:1: the column "mood" is not known',
    ])
  })

  test('for an empty file, which would have taken its products off the shelves', async () => {
    const problems = await problemsOf({}, (dir) => writeFileSync(`${dir}/${CLOTHES}`, ''))
    expect(problems).toContain(`${CLOTHES}:1: the column "sku" is missing`)
  })

  test('for rows too short or too long, every one of them', async () => {
    const files = {
      'fixtures/simple/images_gear_bags.csv': 'sku,image\nBAG\nBAG,/b/a/bag.jpg\nBAG,/b/a/bag.jpg,more\n',
    }
    expect(await problemsOf({ files })).toEqual([
      'fixtures/simple/images_gear_bags.csv:2: the row has 1 cells where the header has 2',
      'fixtures/simple/images_gear_bags.csv:4: the row has 3 cells where the header has 2',
    ])
  })

  test('for unknown options, categories, types and words', async () => {
    const scarves = [
      aScarf({ additional_attributes: 'size=Two,color=Red', categories: 'Default Category/Men' }),
      aScarf({ sku: 'V', product_type: 'virtual' }),
      aScarf({ sku: 'W', visibility: 'Somewhere' }),
    ]
    expect(await problemsOf({ scarves })).toEqual([
      `${CLOTHES}:2: the category "Men" is not known`,
      `${CLOTHES}:2: "Two" is no option of the attribute "size"`,
      `${CLOTHES}:3: the product type "virtual" is not known here`,
      `${CLOTHES}:4: the visibility "Somewhere" is not known`,
    ])
  })

  test('for a quote that never closes', async () => {
    const [problem] = await problemsOf({
      files: { 'fixtures/simple/images_gear_bags.csv': 'sku,image\n"BAG,/b/a/bag.jpg\n' },
    })
    expect(problem).toMatch(/^fixtures\/simple\/images_gear_bags\.csv:2: the file cannot be read as CSV/)
  })

  test('for a field that would fill the memory', async () => {
    const [problem] = await problemsOf({ bags: [aBag({ description: 'x'.repeat(1_100_000) })] })
    expect(problem).toMatch(/cannot be read as CSV/)
  })

  test('for letters that are not UTF-8', async () => {
    const latin = Buffer.from('sku,image\nBAG,/b/a/b\xe4g.jpg\n', 'latin1')
    const problems = await problemsOf({}, (dir) =>
      writeFileSync(`${dir}/fixtures/simple/images_gear_bags.csv`, latin),
    )
    expect(problems).toEqual(['fixtures/simple/images_gear_bags.csv:2: the row is not UTF-8'])
  })

  test('for a file that is not there, and a folder that is none of Luma', async () => {
    const problems = await problemsOf({}, (dir) => rmSync(`${dir}/fixtures/cms/pages.csv`))
    expect(problems).toEqual(['fixtures/cms/pages.csv:1: the file is missing'])
    await expect(listOf(readLuma('/nowhere', { conversions: CONVERSIONS }))).rejects.toThrow(ImportRefused)
  })
})
