import { memoize } from '../memoize.ts'

/** Their long names begin with what they are of: nobody looks for Hong Kong under S or C. */
const SHORT = ['HK', 'MO']

/** Making one takes longer than reading a hundred names of it. */
const namesIn = memoize((locale) => {
  const names = (style: 'short' | 'long') => new Intl.DisplayNames([locale], { type: 'region', style })
  return { short: names('short'), long: names('long') }
}, 20)

/** As readers of the language call it and lists sort it; a code nobody knows stands for itself. */
export function countryName(code: string, locale: string): string {
  const style = SHORT.includes(code) ? 'short' : 'long'
  return namesIn(locale)[style].of(code) ?? code
}
