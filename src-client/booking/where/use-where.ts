import { useState } from 'react'
import { zipWanted } from '../../../shared/areas/area.ts'
import { focusFirstField } from '../../ui/forms/focus-field.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { describeWhere } from '../../where/describe-where.ts'
import { checkZip, isOutside, isZip, type Where, whereStore } from '../../where/where-store.ts'

const errorOf = (where: Where): string | undefined => {
  if (!isZip(where.zip)) return zipWanted
  return isOutside(where) ? describeWhere(where) : undefined
}

/** The zip code's error: shown once the customer has wanted to go on, until it is mended. */
export function useWhere() {
  const where = useStore(whereStore)
  const [isChecked, setIsChecked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return {
    error: isChecked ? errorOf(where) : undefined,
    isAsking,
    isMissing: () => whereStore.get().zip === '',
    /** The error by field; none if the flow may go on. */
    check: (): Record<string, string> => {
      setIsChecked(true)
      const error = errorOf(whereStore.get())
      return error === undefined ? {} : { zip: error }
    },
    /**
     * Waits for the server's answer about a zip code that was typed a moment ago; false if the flow
     * ends here, or if another zip code was typed while it waited.
     */
    mayGoOn: async (): Promise<boolean> => {
      const { zip, check } = whereStore.get()
      if (check === undefined) {
        setIsAsking(true)
        await checkZip()
        setIsAsking(false)
      }
      const answered = whereStore.get()
      if (answered.zip === zip && !isOutside(answered)) return true
      focusFirstField(['zip'])
      return false
    },
  }
}
