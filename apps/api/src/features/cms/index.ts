// Content pages and blocks, cleaned on the way in and on the way out.
export { sanitizeContent } from './sanitize.ts'
