type Money = { sum: number; currency: string }

/** Each money apart, in the language of who reads; a dash where there is none. */
export function moneyText(locale: string, sums: readonly Money[]): string {
  const texts = sums.filter(({ sum }) => sum !== 0).map((money) => wholeText(locale, money))
  return texts.length === 0 ? '–' : texts.join(' + ')
}

export const sumText = (locale: string, { sum, currency }: Money): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(sum)

/** In a list nobody reads the noughts of a whole sum. */
const wholeText = (locale: string, { sum, currency }: Money): string =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...(Number.isInteger(sum) && { maximumFractionDigits: 0 }),
  }).format(sum)
