/** 12.5 as "12.5%", with two decimals at the most; a share of one is a hundred of them. */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
