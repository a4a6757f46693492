// How the staff's long lists are read on, page by page, in whatever order they are sorted.
import { z } from 'zod'

/** The row a page ended with and, where the list is sorted, what that row was sorted by: `17`, `17:Anna Berg`. */
export const CursorSchema = z
  .string()
  .max(1_000)
  .regex(/^\d{1,15}(:[\s\S]*)?$/, 'is no `next` of a page')
  .meta({ example: '17' })
