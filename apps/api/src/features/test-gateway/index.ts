// A payment service that moves no money, in the same program: a hosted page that pays, declines, leaves or pays later, events
// signed like a real one's. For one's own machine and for tests.
import { createHmac } from 'node:crypto'
import type { PaymentProvider } from '#api/adapters/payment/payment-provider.ts'
import type { Database } from '#api/db/client.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serveGateway } from './serve-gateway.ts'
import { sweepPayments } from './sweep-payments.ts'
import { testProvider } from './test-provider.ts'

export type TestGatewayDeps = { db: Database; secret: Buffer; now: () => Date }
export type TestGateway = { feature: Feature; providers: readonly PaymentProvider[] }

export function createTestGateway(given: TestGatewayDeps): TestGateway {
  const deps = { ...given, secret: createHmac('sha256', given.secret).update('test gateway').digest() }
  return {
    feature: {
      name: 'test-gateway',
      routes: [],
      jobs: [
        {
          name: 'test-gateway.sweep',
          may: 'data:retire',
          run: async (ctx) => ({ removed: await sweepPayments(ctx) }),
        },
      ],
      schedules: [{ job: 'test-gateway.sweep', cron: '40 4 * * *' }],
      plugin: async (app) => app.register((scope) => serveGateway(scope, deps)),
    },
    providers: [testProvider('test', deps), testProvider('test-form', deps)],
  }
}
