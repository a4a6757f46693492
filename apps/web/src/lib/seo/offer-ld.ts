type Offered = { url: string; currencyCode: string; isInStock: boolean }

/** What every offer says besides its price. */
export function offerOf({ url, currencyCode, isInStock }: Offered) {
  return {
    url,
    priceCurrency: currencyCode,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  }
}
