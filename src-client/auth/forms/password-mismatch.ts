import { toastError } from '../../ui/toast/toast.ts'

const message = 'Please make sure your passwords match.'

/** The error of two passwords that must be the same and are not. */
export const passwordMismatch = (values: Record<string, string>): Record<string, string> =>
  values.password === values.confirmPassword ? {} : { confirmPassword: message }

export function toastPasswordMismatch(values: Record<string, string>): void {
  if (values.password !== values.confirmPassword) toastError("Passwords don't match", message)
}
