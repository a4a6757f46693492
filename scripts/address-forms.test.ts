import { ADDRESS_FORMS } from '@vitrine/domain/address/address-forms'
import { expect, it } from 'vitest'
import { drawAddressForms } from './address-forms.ts'

it('the table of address forms is what the data say today', () => {
  expect(drawAddressForms()).toContain(ADDRESS_FORMS)
})
