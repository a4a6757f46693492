import { describe, expect, it } from 'vitest'
import { type Details, emptyDetails, problemsOf, toAddress } from './details.ts'

const anna: Details = {
  ...emptyDetails('DE'),
  email: 'anna@posteo.example',
  name: 'Anna Berg',
  street: 'Torstr. 61',
  postcode: '10119',
  city: 'Berlin',
}

describe('the details of a checkout', () => {
  it('are complete without phone and company', () => {
    expect(problemsOf(anna, [])).toEqual({})
  })

  it('name every field that is wrong', () => {
    expect(Object.keys(problemsOf(emptyDetails('DE'), []))).toEqual([
      'email',
      'name',
      'street',
      'city',
      'postcode',
    ])
    expect(problemsOf({ ...anna, phone: 'call me', postcode: '101' }, [])).toEqual({
      phone: 'checkout.wrongPhone',
      postcode: 'checkout.wrongPostcodeDigits',
    })
  })

  it('become an address with the name in two parts and no empty second line', () => {
    expect(toAddress(anna, [])).toMatchObject({
      firstname: 'Anna',
      lastname: 'Berg',
      street: ['Torstr. 61'],
      country_id: 'DE',
    })
    expect(toAddress({ ...anna, extra: 'HH 2' }, []).street).toEqual(['Torstr. 61', 'HH 2'])
  })
})
