import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import styles from '../imports.module.css'
import own from './run.module.css'

type Result = NonNullable<ImportRun['result']>

export function RunFigures({ run: { lines, dry_run: isDry }, result }: { run: ImportRun; result: Result }) {
  const t = useT()
  const { locale } = useStore()
  const number = new Intl.NumberFormat(locale)
  const seconds = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const { given = 0, created = 0, updated = 0, retired = 0 } = result.counts.product ?? {}
  const figures = [
    { count: created, word: t('staff.impFigNew') },
    { count: updated, word: t('staff.impChanged') },
    { count: Math.max(0, given - created - updated), word: t('staff.impSame') },
    { count: retired, word: t('staff.impGone') },
    { count: lines.remark, word: t('staff.impRemarks'), tone: 'warn' },
    { count: lines.left_out, word: t('staff.impLeftOut'), tone: 'bad' },
  ]
  return (
    <>
      <p className={styles.second}>
        {t(isDry ? 'staff.impTriedIn' : 'staff.impTakenIn', {
          seconds: seconds.format(result.ms / 1_000),
          rows: result.rows,
        })}
      </p>
      <dl className={own.figures}>
        {figures.map(({ count, word, tone }) => (
          <div key={word} data-tone={count > 0 ? tone : undefined}>
            <dt>{word}</dt>
            <dd>{number.format(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
