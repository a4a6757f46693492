import { type ComponentProps, lazy, Suspense } from 'react'
import type { PeriodChart as Chart } from './period-chart.tsx'
import { withReadableLanguage } from './readable-language.ts'

const NoChart = (_: ComponentProps<typeof Chart>) => null

/** The library that draws comes with the first chart somebody sees. Where it cannot, the table beside says the same. */
const LoadedChart = lazy(async () => {
  const found = await withReadableLanguage(() => import('./period-chart.tsx')).catch(() => undefined)
  return { default: found?.PeriodChart ?? NoChart }
})

export function PeriodChart(props: ComponentProps<typeof Chart>) {
  return (
    <Suspense fallback={null}>
      <LoadedChart {...props} />
    </Suspense>
  )
}
