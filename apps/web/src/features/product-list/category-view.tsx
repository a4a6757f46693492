import type { CategoryData } from './load-category.ts'
export function View({ data }: { data: CategoryData }) {
  return <h1>{data.name}</h1>
}
