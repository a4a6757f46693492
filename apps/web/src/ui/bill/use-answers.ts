import { formatAnswer } from '@vitrine/i18n/format-answer'
import { useStore, useT } from '../shop-context.tsx'

/** What was chosen on a line, in one row of words. */
export function useAnswers(): (options: readonly { value: string }[], ...rest: string[]) => string {
  const t = useT()
  const store = useStore()
  return (options, ...rest) =>
    [...options.map(({ value }) => formatAnswer(value, store)), ...rest].join(t('shell.comma'))
}
