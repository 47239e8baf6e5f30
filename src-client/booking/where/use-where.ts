import { useState } from 'react'
import { zipWanted } from '../../../shared/areas/area.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { describeWhere } from '../../where/describe-where.ts'
import { isOutside, isZip, type Where, whereStore } from '../../where/where-store.ts'

const errorOf = (where: Where): string | undefined => {
  if (!isZip(where.zip)) return zipWanted
  return isOutside(where) ? describeWhere(where) : undefined
}

/** The zip code's error: shown once the customer has wanted to go on, until it is mended. */
export function useWhere() {
  const where = useStore(whereStore)
  const [isChecked, setIsChecked] = useState(false)
  return {
    error: isChecked ? errorOf(where) : undefined,
    isMissing: () => whereStore.get().zip === '',
    /** The error by field; none if the flow may go on. */
    check: (): Record<string, string> => {
      setIsChecked(true)
      const error = errorOf(whereStore.get())
      return error === undefined ? {} : { zip: error }
    },
  }
}
