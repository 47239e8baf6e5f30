import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusFirstField } from '../../ui/forms/focus-field.ts'

/** Focuses the question that the address names behind its #, where the quote's 'Change' leads. */
export function useFocusedQuestion(): void {
  const router = useRouter()
  useEffect(() => {
    const { hash } = router.state.location
    if (hash) focusFirstField([hash])
  }, [router])
}
