/**
 * 12.5 as "12.5%", with two decimals at the most; a share of one is a hundred of them. Ukrainian has a space there, as in
 * the shop's own words, which the browser's data leave out.
 */
export const formatPercent = (percent: number, locale: string): string => {
  const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  )
  return locale.startsWith('uk') ? text.replace(/(?<=\d)%/, '\u00a0%') : text
}
