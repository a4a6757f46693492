import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'

export const aGiftCard = (id: number, facts: Partial<StaffGiftCard> = {}): StaffGiftCard => ({
  ...{ id, code_end: 'K7Q2', recipient: 'Eve', email: 'eve@example.org', value: 100, balance: 40 },
  ...{
    order: { id: 3, number: '000001003', store_code: 'us' },
    issued_at: '2026-03-02T10:00:00Z',
    void_reason: '',
  },
  ...{ currency: 'EUR', expires_at: '2029-03-02T10:00:00Z', voided_at: null, voided_by: null },
  ...facts,
})

export const CARD_COUNTS = { live: 2, spent: 0, void: 1, waiting: 0, all: 3 }
