import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // The route table is small enough to travel with the first page; discovering it lazily would cost a round trip.
  routeDiscovery: { mode: 'initial' },
  // A page whose data a browser can make itself would be three files instead of one.
  splitRouteModules: false,
  // Forms come from the shop's own address; on one's own machine that has several names: localhost, 127.0.0.1.
  allowedActionOrigins: ['*', '127.0.0.*'],
} satisfies Config
