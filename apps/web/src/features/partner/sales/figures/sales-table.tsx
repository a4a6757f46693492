import { Link } from 'react-router'
import { partName } from '#web/lib/chart/part-name.ts'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { useMoney } from '../money/use-money.ts'
import styles from '../sales.module.css'
import type { Sales } from '../sales.ts'

export function SalesTable({ sales: { period, currency, parts, total } }: { sales: Sales }) {
  const t = useT()
  const { locale } = useStore()
  const money = useMoney(currency)
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('partner.sales')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('partner.when')}</th>
          <th scope="col" className={styles.wide}>
            {t('partner.posts')}
          </th>
          <th scope="col">{t('partner.orders')}</th>
          <th scope="col">{t('partner.sold')}</th>
          <th scope="col">{t('partner.profit')}</th>
          <th scope="col" className={styles.wide}>
            {t('partner.bonuses')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ at, mentioned, count, sum, profit, bonus, is_to_come }) => (
          <tr key={at}>
            <th scope="row">{partName({ at, period, locale }, { isLong: true })}</th>
            <td className={styles.wide}>{is_to_come ? '' : mentioned}</td>
            {is_to_come ? (
              <td colSpan={3} className={styles.quiet}>
                {t('partner.notYet')}
              </td>
            ) : (
              <>
                <td>
                  {count === 0 ? (
                    0
                  ) : (
                    <Link
                      to={`/cabinet/sales/orders?${new URLSearchParams({ period, at, currency })}`}
                      className="text-link"
                    >
                      {count}
                    </Link>
                  )}
                </td>
                <td>{money(sum)}</td>
                <td>{money(profit)}</td>
              </>
            )}
            <td className={styles.wide}>{is_to_come ? '' : money(bonus)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('partner.total')}</th>
          <td className={styles.wide}>{total.mentioned}</td>
          <td>{total.count}</td>
          <td>{money(total.sum)}</td>
          <td>{money(total.profit)}</td>
          <td className={styles.wide}>{money(total.bonus)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
