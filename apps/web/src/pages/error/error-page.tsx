import { ErrorState } from '#web/shell/state/error-state.tsx'

export default function ErrorPage() {
  return <ErrorState />
}
