// What Magento's products are made of, and what they ask of the shopper, out of the small languages of its cells.
import { describe, expect, test } from 'vitest'
import { readText } from '../testing/read-text.ts'
import { type Cells, tableOf } from '../testing/table-of.ts'

const read = (...rows: Cells[]) => readText(tableOf(['sku', 'name', 'price'], rows), 'magento')
const cap = (more: Cells = {}): Cells => ({ sku: 'CAP', name: 'Cap', price: '19.0000', ...more })
const first = async (more: Cells) => (await read(cap(more))).products.get('CAP')

describe('parts', () => {
  const PARTS = [cap(), cap({ sku: 'HAT', name: 'Hat' })]

  test('of a group in their numbers', async () => {
    const { records } = await read(...PARTS, {
      sku: 'SET',
      name: 'Set',
      product_type: 'grouped',
      associated_skus: 'CAP=2.0000,HAT=0,GONE=1',
    })
    const links = records.flatMap((one) => (one.kind === 'link' ? [`${one.linkedSku} ${one.qty ?? 1}`] : []))
    expect(links).toEqual(['CAP 2', 'HAT 1'])
  })

  test('of a bundle by name, with the first to begin with where none is told', async () => {
    const { products } = await read(...PARTS, {
      ...{ sku: 'BOX', name: 'Box', product_type: 'bundle' },
      bundle_values:
        'name=Head,type=radio,required=1,sku=CAP,default_qty=2.0000|name=Head,sku=HAT|name=Extra,type=strange,required=0,sku=HAT,default=1,can_change_qty=1|name=Extra,sku=GONE',
    })
    expect(products.get('BOX')?.bundleOptions).toEqual([
      {
        ...{ titles: { en: 'Head' }, type: 'radio', required: true },
        selections: [
          { sku: 'CAP', qty: 2, isDefault: true, canChangeQuantity: false },
          { sku: 'HAT', qty: 1, isDefault: false, canChangeQuantity: false },
        ],
      },
      {
        ...{ titles: { en: 'Extra' }, type: 'select', required: false },
        selections: [{ sku: 'HAT', qty: 1, isDefault: true, canChangeQuantity: true }],
      },
    ])
  })

  test('whose keys hold a sign nobody sees were lost from groups, bundles and links', async () => {
    const { products, records } = await read(
      cap({ sku: 'CAP\u200b' }),
      {
        ...{ sku: 'SET', name: 'Set', product_type: 'grouped' },
        associated_skus: 'CAP\u200b=2',
        related_skus: '\ufeffCAP',
      },
      { sku: 'BOX', name: 'Box', product_type: 'bundle', bundle_values: 'name=Head,sku=CAP\u200b' },
    )
    const links = records.flatMap((one) => (one.kind === 'link' ? [`${one.type} ${one.linkedSku}`] : []))
    expect(links.toSorted()).toEqual(['associated CAP', 'related CAP'])
    expect(products.get('BOX')?.bundleOptions).toMatchObject([{ selections: [{ sku: 'CAP' }] }])
  })

  test('asked of the shopper: values of one name are one question, an unknown kind becomes a field', async () => {
    const product = await first({
      custom_options:
        'name=Ribbon,type=radio,required=1,price=4.0000,option_title=Silk|name=Ribbon,type=radio,price=,option_title=None|name=When,type=date_time,required=0,price=2.5|name=Name,type=field,max_characters=12',
    })
    expect(product?.customOptions).toEqual([
      {
        ...{ titles: { en: 'Ribbon' }, type: 'radio', required: true },
        values: [
          { titles: { en: 'Silk' }, priceMinor: { us: 400, de: 400 }, priceType: 'fixed' },
          { titles: { en: 'None' }, priceMinor: { us: 0, de: 0 }, priceType: 'fixed' },
        ],
      },
      {
        titles: { en: 'When' },
        type: 'field',
        required: false,
        priceMinor: { us: 250, de: 200 },
        priceType: 'fixed',
      },
      { titles: { en: 'Name' }, type: 'field', required: false, maxCharacters: 12 },
    ])
  })

  test.each(['1.5', '99999999999', '-3', 'many', '0'])(
    'an answer of %j characters at most is one of any length',
    async (most) => {
      const product = await first({ custom_options: `name=Name,type=field,max_characters=${most}` })
      expect(product?.customOptions?.[0]).not.toHaveProperty('maxCharacters')
    },
  )

  test.each(['1e30', 'Infinity', '99999999999', '-4', 'two'])(
    'a part in a number of %j is one',
    async (qty) => {
      const { records, products } = await read(
        ...PARTS,
        { sku: 'SET', name: 'Set', product_type: 'grouped', associated_skus: `CAP=${qty}` },
        {
          sku: 'BOX',
          name: 'Box',
          product_type: 'bundle',
          bundle_values: `name=Head,sku=CAP,default_qty=${qty}`,
        },
      )
      expect(records.find((one) => one.kind === 'link')).not.toHaveProperty('qty')
      expect(products.get('BOX')?.bundleOptions?.[0]?.selections[0]?.qty).toBe(1)
    },
  )

  test('to load, with what each costs', async () => {
    const product = await first({
      product_type: 'downloadable',
      downloadable_links: 'title=Part one,price=2.0000,url=p.pdf|title=Nothing,price=1',
    })
    expect(product?.downloads).toEqual([
      { titles: { en: 'Part one' }, file: 'p.pdf', priceMinor: { us: 200, de: 200 } },
    ])
  })
})
