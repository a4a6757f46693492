import type { Config } from '@react-router/dev/config'

// The route table is small enough to travel with the first page; discovering it lazily would cost a round trip.
export default { appDirectory: 'src', ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
