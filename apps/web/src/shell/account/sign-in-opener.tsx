import { closeSignIn, openSignIn, signInModal } from '#web/lib/account/sign-in-modal.ts'
import { lazyPanel } from '#web/lib/panel/lazy-panel.tsx'
import { useObservable } from '#web/lib/use-observable.ts'
import { useAutomaticDisplay } from './use-automatic-display.ts'
import { useQuickLogin } from './use-quick-login.ts'

const SignInModal = lazyPanel<{ contact: string }>(
  async () => (await import('#web/features/sign-in/sign-in-modal.tsx')).SignInModal,
)

/** The modal's code comes when somebody asks for it, or when it shows itself. */
export function SignInOpener() {
  const { isOpen, contact } = useObservable(signInModal)
  useQuickLogin()
  useAutomaticDisplay()
  const open = () => openSignIn(contact)
  return <SignInModal isOpen={isOpen} contact={contact} onOpen={open} onClose={closeSignIn} />
}
