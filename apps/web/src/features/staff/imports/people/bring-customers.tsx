import { IMPORT_CHARSETS } from '@vitrine/contract/catalog/imports/import-parts'
import { bringCustomers, MAX_CUSTOMER_BYTES } from '@vitrine/contract/people/customer-table'
import { useClient } from '#web/engine/use-client.ts'
import { useStores } from '#web/lib/store/stores-context.tsx'
import { useStore, useT } from '#web/ui/shop-context.tsx'
import { Choice } from '../choice.tsx'
import { TablePart } from './table-part.tsx'
import { useBringTable } from './use-bring-table.ts'

export function BringCustomers() {
  const t = useT()
  const stores = useStores()
  const client = useClient()
  const { code } = useStore()
  const bring = useBringTable<{ store: string; charset: string }>({
    maxBytes: MAX_CUSTOMER_BYTES,
    words: { large: 'staff.impPeopleLarge', other: 'staff.impPeopleOther' },
    how: { store: code, charset: 'utf-8' },
    send: (form) => client.call(bringCustomers, { body: form }),
  })
  return (
    <TablePart
      bring={bring}
      words={{
        title: t('staff.impBringPeople'),
        file: t('staff.impPeopleFile'),
        take: (count) => t('staff.impPeopleTake', { count }),
      }}
      reportName="customers-report.csv"
    >
      <Choice
        label={t('staff.impPeopleStore')}
        value={bring.how.store}
        options={stores.map(({ code, name }) => [code, name])}
        onChange={(store) => bring.change({ store })}
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
