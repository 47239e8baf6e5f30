import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusFirstField } from '../../ui/forms/focus-field.ts'

/** Focuses the question that the address names behind its #, where the quote's 'Change' leads. */
export function useFocusedQuestion(): void {
  const router = useRouter()
  useEffect(() => {
    const { hash } = router.state.location
    if (!hash) return
    // After the frame has moved the focus to the new page.
    const frame = requestAnimationFrame(() => focusFirstField([hash]))
    return () => cancelAnimationFrame(frame)
  }, [router])
}
