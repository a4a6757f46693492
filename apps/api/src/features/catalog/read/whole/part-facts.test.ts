import type { Product } from '@vitrine/domain/catalog/product'
import { expect, test } from 'vitest'
import { partsWithFacts } from './part-facts.ts'

type Option = Product['custom_options'][number]

test('values of an option were told without their place', () => {
  const value = (title: string) => ({ option_type_id: 1, title, price: 0, price_type: 'fixed' as const })
  const option = { option_id: 12, title: 'Wrap', values: [value('Yes'), value('No')] } as unknown as Option
  const parts = { sku: 'MUG', product_links: [], bundle_options: [], custom_options: [option] }
  expect(partsWithFacts(parts).custom_options).toMatchObject([
    {
      option_id: 12,
      values: [
        { title: 'Yes', sort_order: 1 },
        { title: 'No', sort_order: 2 },
      ],
    },
  ])
})
