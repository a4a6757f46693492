// Rows of a spreadsheet that belong together: what can be chosen on one page, and what stands alone.
import { describe, expect, test } from 'vitest'
import { readText } from './testing/read-text.ts'

const read = (lines: readonly string[]) => readText(`${lines.join('\n')}\n`, 'csv')

describe('variants', () => {
  test('are told apart by what differs, and the rest belongs to all of them', async () => {
    const { products } = await read([
      'sku,parent,name,price,size,colour,brand',
      'C1,COAT,Coat,90,S,Red,Nord',
      'C2,COAT,Coat,80,M,Red,Nord',
    ])
    expect(products.get('COAT')).toMatchObject({
      type: 'configurable',
      axes: ['size'],
      childSkus: ['C1', 'C2'],
      prices: { priceMinor: { us: 8000 } },
      attributes: { color: ['red'], brand: ['nord'] },
      visibility: 4,
    })
    expect(products.get('C1')).toMatchObject({ visibility: 1 })
  })

  test('of a first one that is not sold: the others still are', async () => {
    const { products } = await read([
      'sku,parent,name,price,size,active',
      'C1,COAT,Coat,90,S,0',
      'C2,COAT,Coat,80,M,1',
    ])
    expect(products.get('COAT')?.status).toBe(1)
    expect(products.get('C1')?.status).toBe(2)
  })

  test('of a row of its own are as that row says', async () => {
    const { products } = await read([
      'sku,parent,name,price,size,active,description',
      'C1,COAT,Coat S,90,S,1,',
      'COAT,,The coat,,,0,Warm',
    ])
    expect(products.get('COAT')).toMatchObject({
      status: 2,
      texts: { en: { name: 'The coat', description: 'Warm' } },
    })
  })

  test('a single one can be chosen by its size', async () => {
    const { products } = await read(['sku,parent,name,price,brand,size', 'C1,COAT,Coat,90,Nord,S'])
    expect(products.get('COAT')).toMatchObject({
      type: 'configurable',
      axes: ['size'],
      childSkus: ['C1'],
      attributes: { brand: ['nord'] },
    })
  })

  test('with nothing to choose by are products of their own, so that none is lost', async () => {
    const { products, remarks, leftOut } = await read([
      'sku,parent,name,price',
      'C1,COAT,Coat one,90',
      'C2,COAT,Coat two,80',
    ])
    expect([...products.values()].map(({ sku, type, visibility }) => `${sku} ${type} ${visibility}`)).toEqual(
      ['C1 simple 4', 'C2 simple 4'],
    )
    expect(leftOut).toEqual([])
    expect(remarks).toEqual([
      'goods.csv:2: the rows of "COAT" say nothing to choose by: each is a product of its own',
    ])
  })

  test('that say the same choice twice, or none, are told', async () => {
    const { products, leftOut } = await read([
      'sku,parent,name,price,size',
      'C1,COAT,Coat,90,S',
      'C2,COAT,Coat,80,s',
      'C3,COAT,Coat,80,',
      'C4,COAT,Coat,80,M',
    ])
    expect(products.get('COAT')?.childSkus).toEqual(['C1', 'C4'])
    expect(leftOut).toEqual([
      'goods.csv:3: "s" stands in line 2 already, the first one counts',
      'goods.csv:4: "C3" says no size: it could not be chosen',
    ])
  })

  test('whose parent names itself are no variants', async () => {
    const { products } = await read(['sku,parent,name,price,size', 'COAT,COAT,Coat,90,S'])
    expect(products.get('COAT')).toMatchObject({ type: 'simple', visibility: 4 })
  })
})
