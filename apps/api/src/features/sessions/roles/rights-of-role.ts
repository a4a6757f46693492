import type { Rights } from '@vitrine/domain/access/rights'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'

/** For who shows what a role may; whether somebody may, only `can` answers. */
export const rightsOfRole = (role: Role | 'customer'): Rights => rightsOf(role === 'customer' ? [] : [role])
