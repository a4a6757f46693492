// Parts of a product as its editor writes them.

export const text = (name: string, more: object = {}) => ({
  ...{ name, description: '', short_description: '', url_key: '' },
  ...more,
})

export const price = (amount: number, more: object = {}) => ({
  ...{ price: amount, special_price: null, special_from: null, special_to: null },
  ...more,
})
