// npm run scale [-- --check] [--seconds 30]: how many processes, database cores and search cores so many orders a minute need,
// by the waiting lines of src/model and what a request costs; --check holds them against a shop on this machine.
import { parseArgs } from 'node:util'
import { checkModel } from './src/model/check.ts'
import { COSTS } from './src/model/costs.ts'
import { planFor } from './src/model/plan.ts'

const ORDERS = [10, 1_000, 100_000]
const WAYS = [
  { name: 'catalogue in each process', more: {} },
  { name: 'behind a CDN that has 95 % of kept pages', more: { cdn: 0.95 } },
  { name: 'behind that CDN, catalogue in OpenSearch', more: { cdn: 0.95, isElsewhere: true } },
]
const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, seconds: { type: 'string', default: '30' } },
})

for (const { name, more } of WAYS) {
  process.stdout.write(`${name}\n`)
  console.table(
    Object.fromEntries(
      ORDERS.map((ordersPerMinute) => {
        const { perSecond, ...plan } = planFor({ ordersPerMinute, costs: COSTS, ...more })
        return [`${ordersPerMinute} orders a minute`, { 'requests/s': Math.round(perSecond), ...plan }]
      }),
    ),
  )
}
if (values.check) {
  const checked = await checkModel(COSTS, Number(values.seconds))
  console.table(
    checked.map((one) =>
      Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Number(value.toFixed(2))])),
    ),
  )
}
process.exit(0)
