import type { ComponentProps, ComponentType } from 'react'
import { Icon, Stroke } from '../icon.tsx'

type Look = Omit<ComponentProps<typeof Icon>, 'name'>
type Drawer<Name> = ComponentType<Look & { name: Name }>

/** Icons of its own before those there are: each part of the shop fetches what it shows. */
export function withIcons<Own extends string, Name extends string>(
  paths: Readonly<Record<Own, string>>,
  Others: Drawer<Name>,
) {
  const isOwn = (name: Own | Name): name is Own => Object.hasOwn(paths, name)
  return ({ name, ...look }: Look & { name: Own | Name }) =>
    isOwn(name) ? <Stroke path={paths[name]} {...look} /> : <Others name={name} {...look} />
}

/** Of what comes late, or to few: no first visit is sent them. */
export const LateIcon = withIcons(
  {
    refresh: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5',
    camera: 'M3 7.5h4.5l1.5-2.5h6l1.5 2.5H21v12H3zM12 9.6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4',
    star: 'm12 4 2.4 5.2 5.6.7-4.2 3.8 1.2 5.6-5-2.8-5 2.8 1.2-5.6L4 9.9l5.6-.7z',
    truck:
      'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M7 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4m10.5 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  },
  Icon,
)
export type LateIconName = ComponentProps<typeof LateIcon>['name']
