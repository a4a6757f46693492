import type { StartRequest } from '../payment-provider.ts'

export function aStart(overrides: Partial<StartRequest> = {}): StartRequest {
  return {
    ...{ reference: 'r-1', amountMinor: 12_390, currencyCode: 'EUR', orderNumber: '000001001' },
    ...{ description: 'Order 000001001', storeCode: 'de', language: 'de', email: 'anna@example.org' },
    returnTo: {
      paid: 'https://shop.test/paid',
      failed: 'https://shop.test/failed',
      later: 'https://shop.test/later',
    },
    eventsUrl: 'https://shop.test/api/payment/x/events',
    closesAt: new Date('2030-01-15T12:30:00Z'),
    ...overrides,
  }
}

export const known = { reference: 'r-1', providerRef: 'cs_1', amountMinor: 12_390, currencyCode: 'EUR' }
