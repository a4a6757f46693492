import { IMPORT_CHARSETS } from '@vitrine/contract/catalog/imports/import-parts'
import { bringOrders, MAX_ORDER_BYTES } from '@vitrine/contract/office/order-table'
import { CURRENCY_CODES } from '@vitrine/domain/store/store-view'
import { useClient } from '#web/engine/use-client.ts'
import { useT } from '#web/ui/shop-context.tsx'
import { Choice } from '../choice.tsx'
import { TablePart } from './table-part.tsx'
import { useBringTable } from './use-bring-table.ts'

/** History of a former shop: it is shown to whom it is of, and moves nothing. */
export function BringOrders() {
  const t = useT()
  const client = useClient()
  const bring = useBringTable<{ currency: string; charset: string }>({
    maxBytes: MAX_ORDER_BYTES,
    words: { large: 'staff.impOrdersLarge', other: 'staff.impOrdersOther' },
    how: { currency: '', charset: 'utf-8' },
    send: (form) => client.call(bringOrders, { body: form }),
  })
  return (
    <TablePart
      bring={bring}
      words={{
        title: t('staff.impBringOrders'),
        hint: t('staff.impOrdersHint'),
        file: t('staff.impOrdersFile'),
        take: (count) => t('staff.impOrdersTake', { count }),
      }}
      reportName="orders-report.csv"
    >
      <Choice
        label={t('staff.impOrdersCurrency')}
        value={bring.how.currency}
        options={[['', t('staff.impOrdersSays')], ...CURRENCY_CODES.map((one) => [one, one] as const)]}
        onChange={(currency) => bring.change({ currency })}
      />
      <Choice
        label={t('staff.impCharset')}
        value={bring.how.charset}
        options={IMPORT_CHARSETS.map((one) => [one, one.toUpperCase()])}
        onChange={(charset) => bring.change({ charset })}
      />
    </TablePart>
  )
}
