import type { MessageKey } from '@vitrine/i18n/message-key'
import type { Ref } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { FilterSelect } from '../../filter/filter-select.tsx'
import { SearchField } from '../../search-field.tsx'
import staff from '../../staff-page.module.css'
import type { CustomerWish } from '../use-customers.ts'

type Choices = readonly (readonly [string, MessageKey])[]
const CHIPS: readonly { name: 'orders' | 'bonuses' | 'seen'; label: MessageKey; choices: Choices }[] = [
  {
    ...{ name: 'orders', label: 'staff.orders' },
    choices: [
      ['none', 'staff.ordersNone'],
      ['one', 'staff.ordersOne'],
      ['more', 'staff.ordersMore'],
    ],
  },
  {
    ...{ name: 'bonuses', label: 'staff.customerBonuses' },
    choices: [['some', 'staff.bonusesSome']],
  },
  {
    ...{ name: 'seen', label: 'staff.customerSeen' },
    choices: [
      ['today', 'staff.seenDay'],
      ['week', 'staff.auditWeek'],
      ['month', 'staff.auditMonth'],
      ['longer', 'staff.seenLonger'],
    ],
  },
]

type CustomerFiltersProps = {
  wish: CustomerWish
  onChange(next: Partial<Record<keyof CustomerWish, string>>): void
  searchRef: Ref<HTMLInputElement>
}

export function CustomerFilters({ wish, onChange, searchRef }: CustomerFiltersProps) {
  const t = useT()
  return (
    <search className={staff.filters}>
      <SearchField
        label={t('staff.customerSearch')}
        value={wish.q}
        ref={searchRef}
        onChange={(q) => onChange({ q })}
      />
      {CHIPS.map(({ name, label, choices }) => (
        <FilterSelect
          key={name}
          label={t(label)}
          value={wish[name]}
          choices={[['', t(label)], ...choices.map(([value, words]) => [value, t(words)] as const)]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </search>
  )
}
