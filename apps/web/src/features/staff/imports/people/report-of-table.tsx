import type { TableReport } from '@vitrine/contract/people/table-report'
import { saveCsv } from '#web/lib/download/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useT } from '#web/ui/shop-context.tsx'
import staff from '../../staff-page.module.css'
import { PlainHead } from '../../table/plain-head.tsx'
import styles from '../imports.module.css'
import { Told, toldWords } from '../told.tsx'
import own from './people.module.css'

/** The others stand in the file. */
const SHOWN = 100

type ReportOfTableProps = { report: TableReport; fileName: string }

/** What becomes of a table, line by line where it is not as it stands there. */
export function ReportOfTable({ report, fileName }: ReportOfTableProps) {
  const t = useT()
  const { left_out, remarks } = report
  const lines = [
    ...left_out.items.map((item) => ({ ...item, kind: t('staff.impTabLeftOut') })),
    ...remarks.items.map((item) => ({ ...item, kind: t('staff.impTabRemarks') })),
  ].toSorted((a, b) => a.line - b.line)
  const head = [t('staff.impLine'), t('staff.impRowIs'), t('staff.impReason')]
  return (
    <>
      <dl className={own.figures}>
        {(
          [
            [report.created, t('staff.impPeopleNew')],
            [report.updated, t('staff.impPeopleChanged')],
            [report.same, t('staff.impPeopleSame')],
            [left_out.count, t('staff.impTabLeftOut')],
            [remarks.count, t('staff.impTabRemarks')],
          ] as const
        ).map(([count, word]) => (
          <div key={word}>
            <dd>{count}</dd>
            <dt>{word}</dt>
          </div>
        ))}
      </dl>
      {lines.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
          <section className={own.lines} aria-label={t('staff.impReport')} tabIndex={0}>
            <table className={`${staff.table} ${styles.plain}`}>
              <PlainHead words={head} />
              <tbody>
                {lines.slice(0, SHOWN).map(({ line, kind, ...why }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change any more
                  <tr key={at}>
                    <th scope="row">{line}</th>
                    <td>{kind}</td>
                    <td>
                      <Told of={why} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <div className={styles.acts}>
            <Button
              look="line"
              onClick={() =>
                saveCsv(fileName, [
                  head,
                  ...lines.map(({ line, kind, ...why }) => [line, kind, toldWords(t, why)]),
                ])
              }
            >
              {t('staff.auditCsv')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
