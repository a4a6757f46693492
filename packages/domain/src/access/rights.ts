import type { Permission } from './permissions.ts'

/** `own`: what belongs to whoever asks, in the store they ask in. `any`: everybody's, everywhere. */
export type Reach = 'own' | 'any'

/** What is not in it is denied. */
export type Rights = Readonly<Partial<Record<Permission, Reach>>>

/** All that any of them allows, each as far as the widest does. */
export function joinRights(all: readonly Rights[]): Rights {
  const joined: Partial<Record<Permission, Reach>> = {}
  for (const [permission, reach] of all.flatMap((one) => Object.entries(one) as [Permission, Reach][]))
    if (joined[permission] !== 'any') joined[permission] = reach
  return joined
}
