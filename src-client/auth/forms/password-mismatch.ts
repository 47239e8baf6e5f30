import { toastError } from '../../ui/toast/toast.ts'

/** Two passwords that must be the same: a toast and a message at the field if they are not. */
export function passwordMismatch(values: Record<string, string>): Record<string, string> {
  if (values.password === values.confirmPassword) return {}
  toastError("Passwords don't match", 'Please make sure your passwords match.')
  return { confirmPassword: 'Please make sure your passwords match.' }
}
