import type { ComponentProps } from 'react'
import { Icon, type IconName, Stroke } from '../icon.tsx'

/** Of what comes late, or to few: no first visit is sent them. */
const PATHS = {
  refresh: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5',
  camera: 'M3 7.5h4.5l1.5-2.5h6l1.5 2.5H21v12H3zM12 9.6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4',
  star: 'm12 4 2.4 5.2 5.6.7-4.2 3.8 1.2 5.6-5-2.8-5 2.8 1.2-5.6L4 9.9l5.6-.7z',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4m10.5 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
} as const

type OwnName = keyof typeof PATHS
export type LateIconName = OwnName | IconName
type LateIconProps = Omit<ComponentProps<typeof Icon>, 'name'> & { name: LateIconName }

export function LateIcon({ name, ...rest }: LateIconProps) {
  return isOwn(name) ? <Stroke path={PATHS[name]} {...rest} /> : <Icon name={name} {...rest} />
}

const isOwn = (name: LateIconName): name is OwnName => Object.hasOwn(PATHS, name)
