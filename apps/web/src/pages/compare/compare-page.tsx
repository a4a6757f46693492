import { CompareView } from '#web/features/wishlist/compare/compare-view.tsx'

export default function ComparePage() {
  return <CompareView />
}
