// Customers as the shop's people see them: who they are, what they bought, what they are owed.
import type { Feature } from '#api/routing/feature.ts'
import { customerRoutes } from './routes.ts'

export { addNote, notesOf, removeNote } from './notes/notes.ts'

export const customersFeature: Feature = { name: 'customers', routes: customerRoutes }
