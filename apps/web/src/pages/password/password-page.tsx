import { type LoaderFunctionArgs, useParams } from 'react-router'
import { isPasswordStep, PasswordView } from '#web/features/password/password-view.tsx'
import { notFound } from '#web/lib/not-found.ts'

export function loader({ params: { step } }: LoaderFunctionArgs) {
  if (!isPasswordStep(step)) throw notFound()
  return null
}

export default function PasswordPage() {
  const { step } = useParams()
  return <PasswordView key={step} step={step} />
}
