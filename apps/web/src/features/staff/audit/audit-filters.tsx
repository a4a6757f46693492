import type { Ref } from 'react'
import { useT } from '#web/ui/shop-context.tsx'
import { FilterSelect } from '../filter/filter-select.tsx'
import { SearchField } from '../search-field.tsx'
import staff from '../staff-page.module.css'
import { DEED_WORDS } from './audit-words.ts'
import type { AuditWish } from './use-audit.ts'

const SPAN_WORDS = [
  ['', 'staff.auditEver'],
  ['today', 'staff.auditToday'],
  ['week', 'staff.auditWeek'],
  ['month', 'staff.auditMonth'],
] as const

type AuditFiltersProps = {
  wish: AuditWish
  /** Whose lines alone are shown. */
  personName: string | undefined
  onChange(next: Partial<AuditWish>): void
  searchRef: Ref<HTMLInputElement>
}

export function AuditFilters({ wish, personName, onChange, searchRef }: AuditFiltersProps) {
  const t = useT()
  return (
    <search className={staff.filters}>
      <SearchField
        label={t('staff.auditSearch')}
        value={wish.q}
        ref={searchRef}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={t('staff.auditDid')}
        value={wish.did}
        choices={[
          ['', t('staff.auditAnything')],
          ...DEED_WORDS.map(([permission, words]) => [permission, t(words)] as const),
        ]}
        onChange={(did) => onChange({ did })}
      />
      <FilterSelect
        label={t('staff.auditWhen')}
        value={wish.when}
        choices={SPAN_WORDS.map(([span, words]) => [span, t(words)])}
        onChange={(when) => onChange({ when })}
      />
      {wish.person !== '' && (
        <button type="button" className={staff.chip} onClick={() => onChange({ person: '' })}>
          {t('staff.auditByPerson', { name: personName ?? wish.person })} ×
        </button>
      )}
    </search>
  )
}
