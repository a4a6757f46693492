import { expect, test } from 'vitest'
import { outsideOf } from './outside-of.ts'

test('a shell set up for a shop of its own lends the stories neither its database nor its mails and payments', () => {
  const own = ['DATABASE_URL', 'SEARCH_URL', 'FILES_URL', 'MAIL_URL', 'SMS_URL', 'PURGE_URL', 'PUBLIC_URL']
  const keys = ['STRIPE_SECRET_KEY', 'LIQPAY_PRIVATE_KEY', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'NODE_ENV']
  const shell = Object.fromEntries([...own, ...keys].map((name) => [name, 'of the other shop']))
  expect(outsideOf({ ...shell, PATH: '/bin', SHOP_DATA_DIR: '/data' })).toEqual({
    PATH: '/bin',
    SHOP_DATA_DIR: '/data',
  })
})
