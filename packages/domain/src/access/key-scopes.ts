import type { Permission } from './permissions.ts'
import type { Reach, Rights } from './rights.ts'

/** What a key of a program may be made for, and what each allows. */
export const KEY_SCOPES = {
  'orders:read': ['order:export'],
  'orders:write': ['order:fulfil', 'order:cancel'],
  'payments:write': ['order:mark-paid'],
  'refunds:write': ['order:refund'],
  'stock:write': ['stock:write'],
  'prices:write': ['price:write'],
} as const satisfies Record<string, readonly Permission[]>

export type KeyScope = keyof typeof KEY_SCOPES

export function isKeyScope(name: string): name is KeyScope {
  return Object.hasOwn(KEY_SCOPES, name)
}

/** A scope without a row allows nothing. */
export function rightsOfScopes(scopes: readonly string[]): Rights {
  const permissions = scopes.filter(isKeyScope).flatMap((scope): readonly Permission[] => KEY_SCOPES[scope])
  return Object.fromEntries(permissions.map((permission): [Permission, Reach] => [permission, 'any']))
}

/** Which scopes allow it; none where only people may. */
export function scopesFor(permission: Permission): KeyScope[] {
  return (Object.keys(KEY_SCOPES) as KeyScope[]).filter((scope) =>
    (KEY_SCOPES[scope] as readonly Permission[]).includes(permission),
  )
}
