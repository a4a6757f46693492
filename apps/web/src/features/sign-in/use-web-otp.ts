import { useEffect, useEffectEvent } from 'react'

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Phones that read the code from the text message offer it to the page it names. */
export function useWebOtp(isWanted: boolean, onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    if (!isWanted || !('OTPCredential' in window)) return
    const stop = new AbortController()
    const asked: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials
      .get(asked)
      .then((found) => found && tell((found as Credential & { code: string }).code))
      .catch(() => undefined)
    return () => stop.abort()
  }, [isWanted])
}
