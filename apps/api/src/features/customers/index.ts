// Customers as the shop's people see them: who they are, what they bought, what they are owed.
import { listCustomers } from '@vitrine/contract/people/customer-list'
import type { Feature } from '#api/routing/feature.ts'
import { countedList } from '#api/routing/lists/counted-list.ts'
import { customerRows } from './list/select-members.ts'
import { customerRoutes } from './routes.ts'

export { addNote, notesOf, removeNote } from './notes/notes.ts'

export const customersFeature: Feature = {
  name: 'customers',
  routes: customerRoutes,
  lists: { '/admin/customers': countedList(listCustomers, customerRows) },
}
