import { Loader } from '@mantine/core'
import css from '../auth.module.css'

/** Shown while the server checks whether an emailed link still works. */
export const CheckingLink = () => (
  <div className={css.waiting}>
    <Loader aria-label="Checking your link" role="status" />
  </div>
)
