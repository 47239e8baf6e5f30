import { toastProblem } from '../ui/toast.ts'

/** Two passwords that must be the same: a toast and a message at the field if they are not. */
export function passwordsDiffer(values: Record<string, string>): Record<string, string> {
  if (values.password === values.confirmPassword) return {}
  toastProblem("Passwords don't match", 'Please make sure your passwords match.')
  return { confirmPassword: 'Please make sure your passwords match.' }
}
