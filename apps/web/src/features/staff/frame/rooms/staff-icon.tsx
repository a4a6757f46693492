import type { ComponentProps } from 'react'
import { LateIcon, withIcons } from '#web/ui/lazy/late-icon.tsx'

/** Of the rooms alone, so that no shopper fetches them. */
const PATHS = {
  home: 'M4 11 12 4l8 7v9H4z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  person:
    'M12 4.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600M4.500 20c.8-4 3.900-6 7.500-6s6.700 2 7.500 6',
  hanger: 'M12 7.500V6.800a2 2 0 1 1 1.600-1.900M12 7.500 3.500 15v2.500h17V15z',
  download: 'M12 4v11M7 10.500l5 5 5-5M4 20h16',
  ticket: 'M4 7h16v3.400a1.700 1.700 0 0 0 0 3.200V17H4v-3.400a1.700 1.700 0 0 0 0-3.200zM14 7v10',
  layout: 'M4 5h16v14H4zM4 10h16M10 10v9',
  sliders:
    'M4 7h9M18 7h2M4 17h2M11 17h9M15.500 4.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600M8.500 14.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600',
  history: 'M4.300 12a7.800 7.800 0 1 0 2.400-5.600M4 4v4h4M12 8v4.500l3 2',
  leave: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
  pulse: 'M3 12h4l3-7 4 14 3-7h4',
  people:
    'M9 4.5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M2.500 19.500c.8-4 3.200-5.500 6.500-5.500s5.700 1.500 6.500 5.500M16 5a3 3 0 0 1 0 6M18 14.500c2 .7 3.100 2.300 3.500 5',
  globe:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17',
} as const

export const StaffIcon = withIcons(PATHS, LateIcon)
export type StaffIconName = ComponentProps<typeof StaffIcon>['name']
