import { ErrorState } from '#web/shell/error-state.tsx'

export default function ErrorPage() {
  return <ErrorState />
}
