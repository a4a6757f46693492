import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { GOODS } from '../goods/goods.ts'
import { LANGUAGE_TABLES } from './language-tables.ts'

describe.each(LANGUAGES)('what is said in %s of one product only', (language) => {
  const { remarks } = LANGUAGE_TABLES[language]

  it('is said of every product, and of nothing that is not sold', () => {
    expect(Object.keys(remarks).sort()).toEqual(GOODS.map(({ sku }) => sku).sort())
  })

  it('is said once', () => {
    const said = Object.values(remarks)
    expect(said.filter((remark, i) => said.indexOf(remark) !== i)).toEqual([])
  })
})
