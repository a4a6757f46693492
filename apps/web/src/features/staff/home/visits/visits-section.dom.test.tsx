import { beforeEach, expect, it } from 'vitest'
import { page, press } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { until } from '../../orders/testing/a-staff-shop.ts'
import { VisitsSection } from './visits-section.tsx'
import { VitalsSection } from './vitals-section.tsx'

const VISITS = {
  ...{ visits: 2_000, products: 1_200, carts: 300, orders: 61 },
  misses: [{ text: 'zeppelin hat', store_code: 'us', times: 7 }],
}
const VITALS = {
  pages: 41,
  vitals: [
    { metric: 'LCP', p75: 1_630, good: 91, fair: 7, slow: 2 },
    { metric: 'CLS', p75: 0.021, good: 98, fair: 1, slow: 1 },
  ],
  slowest: { page: 'category', device: 'phone', p75: 2_400 },
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  shop = scriptedEngine()
  shop.client.script['staff.visits'] = () => VISITS
  shop.client.script['staff.vitals'] = () => VITALS
})

async function open() {
  await openPage(
    <>
      <VisitsSection />
      <VitalsSection />
    </>,
    { shop, address: '/admin' },
  )
  await until(() => document.querySelector('[aria-busy=true]') === null)
}

it('says how many of those who came looked, filled a bag and ordered, and what they sought in vain', async () => {
  await open()
  for (const words of ['2,000', '1,200', '60%', '300', '15%', '61', '3.1%', 'zeppelin hat'])
    expect(page()).toContain(words)
})

it('asks anew for another period', async () => {
  await open()
  await press('button', 'Year')
  const asked = shop.client.asked.filter(({ id }) => id === 'staff.visits').map(({ input }) => input.query)
  expect(asked).toMatchObject([{ period: 'month' }, { period: 'year' }])
})

it('says how fast pages were in words too, and which are slowest', async () => {
  await open()
  expect(page()).toContain('1.6 sec')
  expect(page()).toContain('0.02')
  expect(page()).toContain('category, on phones, 2.4 sec')
  expect(document.querySelector('[aria-label="91 % good, 7 % fair, 2 % slow"]')).not.toBeNull()
})

it('says that nothing was counted yet, and tries again what could not be read', async () => {
  shop.client.script['staff.visits'] = () => ({ ...VISITS, visits: 0, misses: [] })
  shop.client.script['staff.vitals'] = refuses(500)
  await open()
  expect(page()).toContain('Nobody was counted in this time yet.')
  expect(document.querySelector('table')).toBeNull()
  shop.client.script['staff.vitals'] = () => ({ pages: 0, vitals: [], slowest: null })
  await press('button', 'Try again')
  await until(() => page().includes('No browser has told yet'))
})
