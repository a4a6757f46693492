import type { AuditLine } from '@vitrine/contract/audit/audit-log'

export const aLine = (id: number, facts: Partial<AuditLine> = {}): AuditLine => ({
  ...{ id, at: '2026-03-02T10:00:00Z', person: { id: 5, name: 'Jonas Weber' }, acting_for: null, job: null },
  ...{ permission: 'stock:write', entity: 'stock_item', entity_id: `COAT-${id}`, entity_name: null },
  ...{ before: { qty: 3 }, after: { qty: 4 }, store_code: 'us' },
  ...facts,
})
